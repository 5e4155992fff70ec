import { expect, it } from 'vitest';
import type { PageView } from '../../model/page-view.ts';
import { renderMarkdown } from './render-markdown.ts';

const alternates = [
  { locale: 'en', htmlLang: 'en', label: '', href: '/grid/', current: false },
  {
    locale: 'zh',
    htmlLang: 'zh-CN',
    label: '',
    href: '/zh/grid/',
    current: true,
    untranslated: true,
  },
];

function viewWith(changes: Partial<PageView>): PageView {
  return {
    site: { name: 'Docs', origin: 'https://docs.example', homeHref: '/', version: '8.5.0' },
    locale: 'zh',
    htmlLang: 'zh-CN',
    direction: 'ltr',
    pathname: '/grid',
    href: '/zh/grid/',
    title: 'Grid: "fast"',
    documentTitle: '',
    description: 'About it.',
    productId: 'grid',
    productCategoryId: 'x',
    products: [],
    versions: [],
    breadcrumbs: [{ text: 'Family' }],
    alternates,
    untranslated: true,
    folder: 'grid',
    frontmatter: { title: '', description: '', plan: 'pro', components: ['Grid'] },
    packages: [{ name: '@lib/grid', version: '8.5.0' }],
    contents: [],
    blocks: [],
    ...changes,
  };
}

it('names the page, its version and the language of its text above the text', () => {
  expect(renderMarkdown(viewWith({}), 'Body.')).toBe(`---
title: "Grid: \\"fast\\""
url: "https://docs.example/zh/grid/"
product: "Family"
version: "8.5.0"
packages: ["@lib/grid@8.5.0"]
components: ["Grid"]
plan: "pro"
language: "en"
---

# Grid: "fast"

About it.

Body.
`);
});

it('ends with one line end, and knows the language of a translated page', () => {
  const text = renderMarkdown(viewWith({ untranslated: false }), '');
  expect(text).toMatch(/language: "zh-CN"[^]*About it\.\n$/);
});
