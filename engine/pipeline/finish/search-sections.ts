import { unescapeHtml } from '../../base/escape-html.ts';
import type { RecordSection } from '../../features/search/index/search-record.ts';
import type { PageView } from '../../model/page-view.ts';
import { htmlSectionsOf } from '../site/html-sections.ts';

const code = /<pre\b.*?<\/pre>/gs;
/** A line that a change takes out. */
const removed = /<span class="[^"]*\bl--del\b[^"]*"[^>]*>.*?\n<\/span>/gs;
/** As much of the code as a preview has room for. */
const sampleSize = { lines: 7, columns: 72 };

const tableRow = /<tr\b.*?<\/tr>/gs;
const tableCell = /<t[hd]\b[^>]*>(.*?)<\/t[hd]>/gs;
const sentenceEnd = /[.!?。！？…:：]\s*(?:<[^>]*>\s*)*$/;

// Words of the interface (buttons, labels) stand as tokens in private-use characters.
const token = /\uE000[^\uE001]*\uE001/g;

/** The text of a written page by its headings, without the interface that stands in it. */
export function sectionsOfView(view: PageView): RecordSection[] {
  return htmlSectionsOf(view).map(({ id, title, html }) => {
    const blocks = [...html.matchAll(code)].map(([it]) => it);
    const sample = sampleOf(blocks[0] ?? '');
    return {
      id,
      title,
      text: htmlToText(html.replace(code, ' ')),
      code: blocks.map(htmlToText).join(' '),
      ...(sample !== '' && { sample }),
    };
  });
}

/** A row as a sentence: cells that ran together would read as one phrase. */
function rowToLine(row: string): string {
  const cells = [...row.matchAll(tableCell)].map(([, content = '']) => content);
  const line = cells.filter((content) => content.trim() !== '').join(' · ');
  return line === '' || sentenceEnd.test(line) ? `<br>${line}<br>` : `<br>${line}.<br>`;
}

/** The first lines of code; what was left out shows as an ellipsis. */
function sampleOf(block: string): string {
  const lines = unescapeHtml(block.replace(removed, '').replace(/<[^>]*>/g, ''))
    .split('\n')
    .map((line) => cutLine(line.trimEnd()));
  const shown = lines.slice(0, sampleSize.lines).join('\n').trimEnd();
  return lines.slice(sampleSize.lines).some((line) => line !== '') ? `${shown}\n…` : shown;
}

function cutLine(line: string): string {
  return line.length > sampleSize.columns ? `${line.slice(0, sampleSize.columns - 1)}…` : line;
}

/** Elements of a line leave no space, others part words. */
function htmlToText(html: string): string {
  const text = html
    .replace(tableRow, rowToLine)
    .replace(/<svg\b.*?<\/svg>/gs, ' ')
    .replace(/<button\b.*?<\/button>/gs, ' ')
    .replace(token, ' ')
    .replace(/<\/?(?:code|em|strong|a|span|kbd|bdi|mark|del|wbr)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ');
  return unescapeHtml(text).replace(/\s+/g, ' ').trim();
}
