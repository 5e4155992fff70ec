import { escapeHtml } from '../../base/escape-html.ts';
import { htmlToken } from '../../model/html-token.ts';
import { hrefToken } from '../../model/markdown-token.ts';
import type { ContentsEntry, HtmlBlock, Page } from '../../model/page.ts';
import { apiLinksOf, apiSectionId } from '../site/api-links.ts';
import type { SiteIndex } from '../site/site-index.ts';

/** The last section of a text that names components or hooks: links to their reference pages. */
export function describeApiSection(
  index: SiteIndex,
  page: Page,
  word: (key: string) => string,
): { blocks: HtmlBlock[]; contents: ContentsEntry[] } {
  const links = apiLinksOf(index, page);
  if (links.length === 0) {
    return { blocks: [], contents: [] };
  }
  const items = links.map(
    ({ name, pathname }) =>
      `<li><a href="${escapeHtml(pathname)}/"><code>${escapeHtml(name)}</code></a></li>`,
  );
  const html =
    `<h2 id="${apiSectionId}">${htmlToken('api.section')}</h2>` +
    `<p>${htmlToken('api.sectionText')}</p><ul>${items.join('')}</ul>`;
  return {
    blocks: [{ kind: 'html', html, markdown: markdownOf(links) }],
    contents: [{ id: apiSectionId, text: word('api.section'), children: [] }],
  };
}

function markdownOf(links: readonly { name: string; pathname: string }[]): string {
  const items = links.map(({ name, pathname }) => `- [\`${name}\`](${hrefToken(`${pathname}/`)})`);
  return `## ${htmlToken('api.section')}\n\n${htmlToken('api.sectionText')}\n\n${items.join('\n')}\n`;
}
