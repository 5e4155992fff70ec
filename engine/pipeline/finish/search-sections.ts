import { unescapeHtml } from '../../base/escape-html.ts';
import type { RecordSection } from '../../features/search/index/search-record.ts';
import type { PageView } from '../../model/page-view.ts';
import { htmlSectionsOf } from '../site/html-sections.ts';

const code = /<pre\b.*?<\/pre>/gs;
// Words of the interface (buttons, labels) stand as tokens in private-use characters.
const token = /\uE000[^\uE001]*\uE001/g;

/** The text of a written page by its headings, without the interface that stands in it. */
export function sectionsOfView(view: PageView): RecordSection[] {
  return htmlSectionsOf(view).map(({ id, title, html }) => ({
    id,
    title,
    text: htmlToText(html.replace(code, ' ')),
    code: [...html.matchAll(code)].map(([it]) => htmlToText(it)).join(' '),
  }));
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
