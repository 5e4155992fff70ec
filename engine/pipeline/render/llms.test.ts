import { expect, it } from 'vitest';
import { llmsTexts } from './llms.ts';
import type { MarkdownPage } from '../../model/markdown-page.ts';
import { configOf } from '../site/site.fixture.ts';

function pageOf(pathname: string, changes: Partial<MarkdownPage> = {}): MarkdownPage {
  return {
    pathname,
    locale: 'en',
    href: `${pathname}/`,
    markdown: `${pathname}.md`,
    title: `Title of ${pathname}`,
    description: 'About it.',
    kind: 'guide',
    version: '8.5.0',
    headings: [],
    ...changes,
  };
}

const pages = [
  pageOf('/', { href: '/', markdown: '/index.md', kind: 'screen' }),
  pageOf('/grid', { product: 'grid' }),
  pageOf('/grid/sorting', { product: 'grid', group: 'Rows' }),
  pageOf('/grid/sorting/components-api', { product: 'grid', group: 'Rows', kind: 'api' }),
];

const texts = llmsTexts({
  config: configOf(),
  prefix: '/zh',
  pages,
  textOf: ({ pathname }) => `# Text of ${pathname}\n`,
  translate: (key) => key,
});

it('lists the products and own pages of the site', () => {
  expect(texts[0]).toEqual({
    path: '/zh/llms.txt',
    text: `# Docs

> About it.

## header.products

- [Grid 8.5.0](https://docs.example/zh/grid/llms.txt): products.grid.description ([llms-full.txt](https://docs.example/zh/grid/llms-full.txt))

## pageMarkdown.pages

- [Title of /](https://docs.example/index.md): About it.
`,
  });
});

it('lists the pages of a product by group, and joins the texts of those that repeat no other', () => {
  expect(texts.slice(1)).toEqual([
    {
      path: '/zh/grid/llms.txt',
      text: `# Grid 8.5.0

> products.grid.description

pageMarkdown.wholeText https://docs.example/zh/grid/llms-full.txt

## Grid

- [Title of /grid](https://docs.example/grid.md): About it.

## Rows

- [Title of /grid/sorting](https://docs.example/grid/sorting.md): About it.
- [Title of /grid/sorting/components-api](https://docs.example/grid/sorting/components-api.md): About it.
`,
    },
    { path: '/zh/grid/llms-full.txt', text: '# Text of /grid\n\n# Text of /grid/sorting\n' },
  ]);
});
