import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compile } from 'tailwindcss';
import { siteFacts } from '../../../base/site-facts.ts';

const packageDir = path.dirname(createRequire(import.meta.url).resolve('tailwindcss/package.json'));

/**
 * Only the utilities, only inside demos and what demos open over the page: the reset of the library would
 * reach the page, and one more class in each selector lets utilities win over the styles of the components
 * they adjust.
 */
function inputFor(classPrefix: string): string {
  const opened = classPrefix && `, :where(body) > [class*='${classPrefix}']`;
  return `
@import 'tailwindcss/theme.css' layer(theme);
@custom-variant dark (&:where([data-mui-color-scheme='dark'], [data-mui-color-scheme='dark'] *));
[data-demo]${opened} { @tailwind utilities; }
`;
}

/** The rules for the utility classes that sources use. */
export async function tailwindSheetOf(
  sources: readonly string[],
  classPrefix = siteFacts.classPrefix,
): Promise<string> {
  const compiler = await compile(inputFor(classPrefix), { base: packageDir, loadStylesheet });
  return compiler.build(candidatesOf(sources.join('\n')));
}

/** Every word inside a string may be a class; the compiler passes over those that are not. */
function candidatesOf(code: string): string[] {
  const strings = code.match(/"[^"\n]*"|'[^'\n]*'|`[^`]*`/g) ?? [];
  return strings.flatMap((text) => text.slice(1, -1).split(/\s+/)).filter(Boolean);
}

async function loadStylesheet(id: string, base: string) {
  const file = path.join(packageDir, id.replace(/^tailwindcss\//, ''));
  return { path: file, base, content: await readFile(file, 'utf8') };
}
