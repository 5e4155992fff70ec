import type { DocsConfig } from '../../model/docs-config.ts';
import type { ContentsEntry } from '../../model/page.ts';
import type { MarkdownPage } from '../../model/markdown-page.ts';
import { markdownPathOf } from '../../model/markdown-path.ts';
import type { PageView } from '../../model/page-view.ts';
import type { Product } from '../../model/product.ts';
import type { Site } from '../site/site.ts';

/** Where the list of pages for programs lies in the finished site. */
export const PAGES_PATH = '/_pages.json';

/** Describes a page for programs. */
export function markdownPageOf(site: Site, view: PageView): MarkdownPage {
  const product = productOf(site, view);
  const demos = view.blocks.flatMap((block) => (block.kind === 'demo' ? [block.name] : []));
  const groups = view.breadcrumbs.slice(1, -1);
  const { plan } = view.frontmatter;
  return {
    pathname: view.pathname,
    locale: view.locale,
    href: view.href,
    markdown: markdownPathOf(view.href),
    title: view.title,
    description: view.description,
    kind: kindOf(site, view),
    ...(product && { product: product.id, productName: product.name }),
    version: view.site.version,
    ...(groups[0] && { group: groups.map(({ text }) => text).join(' / ') }),
    ...(plan && { plan }),
    ...(demos.length > 0 && { folder: view.folder, demos }),
    headings: view.contents.flatMap(headingsOf),
    ...(view.untranslated && { untranslated: true as const }),
  };
}

/** Writes the list of pages for programs. */
export function renderMarkdownPages(
  pages: readonly MarkdownPage[],
  { name, origin, products }: Pick<DocsConfig, 'name' | 'origin' | 'products'>,
): string {
  const upgrades = products.flatMap(({ id, upgrades: own = [] }) =>
    own.map((guide) => ({ product: id, ...guide })),
  );
  return `${JSON.stringify({ name, origin, pages, upgrades })}\n`;
}

function productOf({ index }: Site, { pathname }: PageView): Product | undefined {
  return (index.routes.get(pathname) ?? index.api.get(pathname))?.product;
}

function kindOf({ index }: Site, { pathname }: PageView): MarkdownPage['kind'] {
  if (index.api.has(pathname)) return 'api';
  return index.routes.has(pathname) ? 'guide' : 'screen';
}

function headingsOf({ text, children }: ContentsEntry): string[] {
  return [text, ...children.flatMap(headingsOf)];
}
