import type { DocsConfig } from '../../model/docs-config.ts';
import { isApiTab } from '../../model/nav-pathname.ts';
import type { Product } from '../../model/product.ts';
import { fileAddressOf } from '../describe/head-addresses.ts';
import type { MarkdownPage } from '../../model/markdown-page.ts';

/** A text for programs and where it lies below the root of the site. */
export interface LlmsText {
  path: string;
  text: string;
}

/** What the lists of one language are made from. */
export interface LlmsSource {
  config: DocsConfig;
  /** What stands before the addresses of the language. */
  prefix: string;
  pages: readonly MarkdownPage[];
  /** The whole Markdown of a page. */
  textOf: (page: MarkdownPage) => string;
  translate: (key: string) => string;
}

/** All lists of one language: one for the site, and two for each product, short and whole. */
export function llmsTexts(source: LlmsSource): LlmsText[] {
  const { config } = source;
  const products = config.products.filter((product) => pagesOf(source, product).length > 0);
  return [
    { path: `${source.prefix}/llms.txt`, text: siteList(source, products) },
    ...products.flatMap((product) => [
      { path: pathOf(source, product, 'llms'), text: productList(source, product) },
      { path: pathOf(source, product, 'llms-full'), text: productTexts(source, product) },
    ]),
  ];
}

function pagesOf({ pages }: LlmsSource, { id }: Product): MarkdownPage[] {
  return pages.filter(({ product }) => product === id);
}

function pathOf({ prefix }: LlmsSource, product: Product, name: string): string {
  return `${prefix}${product.textsPathname ?? product.pathname}/${name}.txt`;
}

function siteList(source: LlmsSource, products: readonly Product[]): string {
  const { config, pages, translate } = source;
  const own = pages.filter(({ product }) => product === undefined);
  const home = pages.find(({ pathname }) => pathname === '/');
  const items = products.map((product) => {
    const about = translate(`products.${product.id}.description`);
    const whole = fileAddressOf(config.origin, pathOf(source, product, 'llms-full'));
    const list = fileAddressOf(config.origin, pathOf(source, product, 'llms'));
    return `- [${titleOf(source, product)}](${list}): ${about} ([llms-full.txt](${whole}))`;
  });
  return textOf([
    `# ${config.name}`,
    `> ${home?.description ?? config.name}`,
    `## ${translate('header.products')}`,
    items.join('\n'),
    `## ${translate('pageMarkdown.pages')}`,
    own.map((page) => linkTo(source, page)).join('\n'),
  ]);
}

function productList(source: LlmsSource, product: Product): string {
  const { config, translate } = source;
  const groups = Map.groupBy(pagesOf(source, product), ({ group }) => group ?? product.name);
  const whole = fileAddressOf(config.origin, pathOf(source, product, 'llms-full'));
  return textOf([
    `# ${titleOf(source, product)}`,
    `> ${translate(`products.${product.id}.description`)}`,
    `${translate('pageMarkdown.wholeText')} ${whole}`,
    ...[...groups].flatMap(([name, pages]) => [
      `## ${name}`,
      pages.map((page) => linkTo(source, page)).join('\n'),
    ]),
  ]);
}

/** Tabs only repeat what the pages of their entries say. */
function productTexts(source: LlmsSource, product: Product): string {
  return pagesOf(source, product)
    .filter(({ pathname }) => !isApiTab(pathname))
    .map(source.textOf)
    .join('\n');
}

function titleOf(source: LlmsSource, product: Product): string {
  const [page] = pagesOf(source, product);
  return [product.name, page?.version].filter(Boolean).join(' ');
}

function linkTo({ config }: LlmsSource, { title, markdown, description }: MarkdownPage): string {
  return `- [${title}](${fileAddressOf(config.origin, markdown)}): ${description}`;
}

function textOf(parts: readonly string[]): string {
  return `${parts.join('\n\n')}\n`;
}
