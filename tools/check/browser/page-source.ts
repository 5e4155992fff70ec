import type { Locator } from 'playwright';
import type { Problem } from 'engine/model/problem.ts';

/** A page of the site and the text it is made from. */
export interface PageSource {
  href: string;
  /** Name of the file with the text, as an author knows it. */
  file: string;
  text: string;
}

/** What an element of a page belongs to: a demo, or the section below a heading. */
export interface Place {
  demo?: string;
  heading?: string;
}

/** Runs in the browser: finds the place of an element. */
export function placeOf(element: Element): Place {
  const demo = element.closest<HTMLElement>('.demo')?.dataset['name'];
  if (demo !== undefined) return { demo };
  const headings = [...document.querySelectorAll('.prose :is(h2, h3)')];
  const above = headings.findLast(
    (it) => it.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return above ? { heading: above.textContent.trim() } : {};
}

/** The place of what a locator finds. */
export function placeIn(locator: Locator): Promise<Place> {
  return locator.first().evaluate(placeOf);
}

/** The demo of a page whose component a message names, as React does. */
export function placeByName({ text }: PageSource, message: string): Place {
  const names = [...text.matchAll(/^::demo\{.*?name="([\w-]+)"/gm)].map(([, name = '']) => name);
  const demo = names.find((name) => message.includes(`<${componentOf(name)}>`));
  return demo === undefined ? {} : { demo };
}

function componentOf(demo: string): string {
  return demo.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** A problem at the line of the text that makes what stands at a place. */
export function problemAt(
  { file, text }: PageSource,
  { demo, heading }: Place,
  { message, fix }: Pick<Problem, 'message' | 'fix'>,
): Problem {
  const lines = text.split('\n');
  const at = lines.findIndex((line) =>
    demo === undefined
      ? heading !== undefined && isHeading(line, heading)
      : line.startsWith('::demo') && line.includes(`name="${demo}"`),
  );
  const where = demo === undefined ? '' : `In the demo "${demo}": `;
  return { file, line: Math.max(at, 0) + 1, message: `${where}${message}`, fix };
}

function isHeading(line: string, heading: string): boolean {
  const plain = line.replaceAll(/[`*_]|:plan\[\w+\]/g, '').trim();
  return /^#{2,3} /.test(line) && heading.startsWith(plain.replace(/^#+ /, ''));
}
