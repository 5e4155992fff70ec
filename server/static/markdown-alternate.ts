import { acceptedWeights } from './accepted-weights.ts';
import { encodePath } from './clean-path.ts';
import type { SiteFile, SiteFiles } from './site-files.ts';

const markdownType = 'text/markdown';
const htmlType = 'text/html';

/** The Markdown of a page; undefined for whatever is no page or has none. */
export function findAlternate(files: SiteFiles, { pathname }: SiteFile): SiteFile | undefined {
  if (!pathname.endsWith('/')) return undefined;
  return files.get(pathname === '/' ? '/index.md' : `${pathname.slice(0, -1)}.md`);
}

/** The `Link` header that leads from a page to its Markdown. */
export function linkToAlternate({ pathname }: SiteFile): string {
  return `<${encodePath(pathname)}>; rel="alternate"; type="${markdownType}"`;
}

/** The `Link` header that leads from a Markdown text to its page; undefined for other files. */
export function findLinkToPage(files: SiteFiles, { pathname }: SiteFile): string | undefined {
  if (!pathname.endsWith('.md')) return undefined;
  const page = pathname === '/index.md' ? '/' : `${pathname.slice(0, -'.md'.length)}/`;
  return files.has(page) ? `<${encodePath(page)}>; rel="canonical"` : undefined;
}

/** True when a program names Markdown among what it reads and wants it no less than a page. */
export function wantsMarkdown(accept: string | undefined): boolean {
  // No browser names it, so nearly every request ends here.
  if (!accept?.toLowerCase().includes(markdownType)) return false;
  const weights = acceptedWeights(accept);
  const markdown = weights.get(markdownType) ?? 0;
  return markdown > 0 && markdown >= (weights.get(htmlType) ?? 0);
}
