import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import type { Alternate } from '../../model/page-view.ts';
import { renderSitemap, type SitemapPage } from './sitemap.ts';

const origin = 'https://docs.example';

function pageAt(pathname: string, changes: Partial<Alternate> = {}): SitemapPage {
  const alternate = { label: '', current: false };
  return {
    alternates: [
      { ...alternate, locale: 'en', htmlLang: 'en', href: pathname },
      { ...alternate, locale: 'zh', htmlLang: 'zh-CN', href: `/zh${pathname}`, ...changes },
    ],
  };
}

/** Reads XML strictly: the texts of one element, or an error. */
function textsOf(xml: string, element: string): string[] {
  const parser = new SaxesParser({ xmlns: true });
  const texts: string[] = [];
  let isInside = false;
  parser.on('opentag', ({ name }) => (isInside = name === element));
  parser.on('text', (text) => {
    if (isInside) texts.push(text);
  });
  parser.on('closetag', () => (isInside = false));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return texts;
}

function renderOne(page: SitemapPage): string {
  return renderSitemap([page], { origin })[0]?.text ?? '';
}

describe('renderSitemap', () => {
  it('lists each page in each language, and each entry names all of them', () => {
    const text = renderOne(pageAt('/x/introduction/'));
    expect(textsOf(text, 'loc')).toEqual([
      'https://docs.example/x/introduction/',
      'https://docs.example/zh/x/introduction/',
    ]);
    expect(
      text.match(/hreflang="zh-CN" href="https:\/\/docs.example\/zh\/x\/introduction\/"/g),
    ).toHaveLength(2);
    expect(
      text.match(/hreflang="x-default" href="https:\/\/docs.example\/x\/introduction\/"/g),
    ).toHaveLength(2);
  });

  it('leaves out a language in which the page is not written', () => {
    const text = renderOne(pageAt('/x/', { untranslated: true }));
    expect(textsOf(text, 'loc')).toEqual(['https://docs.example/x/']);
    expect(text).not.toContain('zh');
  });

  it.each([
    ['2025-06-01', ['2025-06-01', '2025-06-01']],
    ['2025-06-01T10:00:00+02:00', ['2025-06-01T10:00:00+02:00', '2025-06-01T10:00:00+02:00']],
    ['yesterday', []],
    ['2025-99-01', []],
    ['2025-06-01</lastmod>', []],
  ])('gives the last change %j when it is a date', (updated, expected) => {
    expect(textsOf(renderOne({ ...pageAt('/'), updated }), 'lastmod')).toEqual(expected);
  });

  it('stays well-formed with hostile addresses', () => {
    const text = renderOne(pageAt('/a&b/"<c>]]>/\u0007'));
    expect(textsOf(text, 'loc')).toHaveLength(2);
    expect(textsOf(text, 'loc')[0]).toContain('/a&b/');
  });

  it('splits a long list into parts and an index of them', () => {
    const pages = Array.from({ length: 5 }, (_, index) => pageAt(`/page-${String(index)}/`));
    const [index, ...parts] = renderSitemap(pages, { origin, limit: 4 });
    expect(textsOf(index?.text ?? '', 'loc')).toEqual(
      [1, 2, 3].map((part) => `https://docs.example/sitemap-${String(part)}.xml`),
    );
    expect(parts.map(({ path }) => path)).toEqual([
      '/sitemap-1.xml',
      '/sitemap-2.xml',
      '/sitemap-3.xml',
    ]);
    expect(parts.map(({ text }) => textsOf(text, 'loc').length)).toEqual([4, 4, 2]);
    expect(new Set(parts.flatMap(({ text }) => textsOf(text, 'loc'))).size).toBe(10);
  });

  it('needs no index at the limit exactly', () => {
    expect(renderSitemap([pageAt('/a/'), pageAt('/b/')], { origin, limit: 4 })).toHaveLength(1);
  });

  it('is well-formed without pages', () => {
    expect(textsOf(renderSitemap([], { origin })[0]?.text ?? '', 'loc')).toEqual([]);
  });
});
