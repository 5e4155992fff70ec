import { unescapeHtml } from '../base/escape-html.ts';
import type { RecordSection } from '../features/search/index/search-record.ts';
import type { ContentsEntry } from '../model/page.ts';
import type { PageView } from '../model/page-view.ts';

const heading = /<h([2-4])(?: id="([^"]*)")?[^>]*>.*?<\/h\1>/gs;
const code = /<pre\b.*?<\/pre>/gs;
// Words of the interface (buttons, labels) stand as tokens in private-use characters.
const token = /\uE000[^\uE001]*\uE001/g;

/** The text of a written page by its headings, without the interface that stands in it. */
export function sectionsOfView({ blocks, contents }: PageView): RecordSection[] {
  const html = blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('\n');
  const titles = new Map(contents.flatMap(flatten));
  const marks = [...html.matchAll(heading)].filter(({ 2: id }) => id && titles.has(id));
  const starts = [
    { id: '', at: 0 },
    ...marks.map((mark) => ({ id: mark[2] ?? '', at: mark.index + mark[0].length })),
  ];
  return starts.map(({ id, at }, index) => {
    const part = html.slice(at, marks[index]?.index ?? html.length);
    const codes = [...part.matchAll(code)].map(([it]) => htmlToText(it)).join(' ');
    return {
      id,
      title: titles.get(id) ?? '',
      text: htmlToText(part.replace(code, ' ')),
      code: codes,
    };
  });
}

function flatten({ id, text, children }: ContentsEntry): [string, string][] {
  return [[id, text], ...children.flatMap(flatten)];
}

/** Elements of a line leave no space, others part words. */
function htmlToText(html: string): string {
  const text = html
    .replace(/<svg\b.*?<\/svg>/gs, ' ')
    .replace(/<button\b.*?<\/button>/gs, ' ')
    .replace(token, ' ')
    .replace(/<\/?(?:code|em|strong|a|span|kbd|bdi|mark|del)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ');
  return unescapeHtml(text).replace(/\s+/g, ' ').trim();
}
