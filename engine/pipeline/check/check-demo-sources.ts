import { unseenByLine } from '../../base/unseen-characters.ts';
import { findMarkFault } from '../../features/demos/source/take-marks.ts';
import type { Page } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import type { DemoTexts } from '../site/api-uses.ts';
import { idsOf } from './check-site.ts';
import { defaultLocaleOf, type SiteIndex } from '../site/site-index.ts';

/** Lists what is wrong with the sources of demos apart from their types: marks, characters that nobody sees, and links that lead nowhere. */
export function checkDemoSources(
  index: SiteIndex,
  pages: readonly Page[],
  texts: DemoTexts,
): Problem[] {
  return pages
    .filter(({ locale }) => locale === defaultLocaleOf(index.config))
    .flatMap((page) =>
      [...(texts.get(page.folder) ?? [])].flatMap(([name, text]) => {
        const file = `content/${page.folder}/demos/${name}.tsx`;
        return [
          ...checkMarks(text),
          ...checkCharacters(text),
          ...checkAnchors(text, idsOf(index, page)),
        ].map((problem) => ({ file, ...problem }));
      }),
    );
}

type Found = Omit<Problem, 'file'>;

function checkMarks(text: string): Found[] {
  const line = findMarkFault(text);
  if (line === undefined) return [];
  const message = 'The marks of the lines that teach do not belong together.';
  const fix = 'Write one "// #region" and one "// #endregion" after it, or take the marks out.';
  return [{ line, message, fix }];
}

function checkCharacters(text: string): Found[] {
  return unseenByLine(text).map(({ line, code, column }) => ({
    line,
    message: `The line holds the unseen character ${code} in column ${column}.`,
    fix: `Delete it, or write it as an escape: \\u{${code.slice(2)}}.`,
  }));
}

/** A link inside the page must lead to one of its sections or to something in the demo itself. */
function checkAnchors(text: string, ids: ReadonlySet<string>): Found[] {
  return [...text.matchAll(/\bhref="#([^"]*)"/g)]
    .filter(({ 1: id = '' }) => !ids.has(id) && !text.includes(`id="${id}"`))
    .map(({ 1: id = '', index: at }) => ({
      line: text.slice(0, at).split('\n').length,
      message: `The link href="#${id}" leads nowhere on the page.`,
      fix: `Use a heading of the page: ${[...ids].map((it) => `#${it}`).join(', ')}.`,
    }));
}
