import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PageView } from '../../model/page-view.ts';
import { DocumentHead } from './head.tsx';

const english = {
  locale: 'en',
  htmlLang: 'en',
  label: 'English',
  href: '/x/react-data-grid/filtering/',
  current: true,
};
const chinese = {
  locale: 'zh',
  htmlLang: 'zh-CN',
  label: '中文',
  href: '/zh/x/react-data-grid/filtering/',
  current: false,
};

function viewWith(changes: Partial<PageView> = {}): PageView {
  return {
    site: { name: 'Docs', origin: 'https://docs.example', homeHref: '/', version: '8.5.0' },
    locale: 'en',
    htmlLang: 'en',
    direction: 'ltr',
    pathname: '/x/react-data-grid/filtering',
    href: english.href,
    title: 'Filtering',
    documentTitle: 'Filtering - Family',
    description: 'Show only the rows that match.',
    productId: 'x-data-grid',
    productCategoryId: 'x',
    products: [],
    versions: [],
    breadcrumbs: [],
    alternates: [english, chinese],
    untranslated: false,
    folder: '',
    frontmatter: { title: 'Filtering', description: 'Show only the rows that match.' },
    contents: [],
    blocks: [],
    ...changes,
  };
}

function render(view: PageView, hidden = false): string {
  return renderToStaticMarkup(
    <DocumentHead view={view} ogImageHref="/og/x/react-data-grid/filtering.png" hidden={hidden} />,
  );
}

/** The opening tags that hold every given attribute. */
function tags(html: string, ...attributes: string[]): string[] {
  const all = html.match(/<(?:meta|link)\b[^>]*>/g) ?? [];
  return all.filter((tag) => attributes.every((attribute) => tag.includes(attribute)));
}

function contentOf(html: string, name: string): string | undefined {
  const tag = tags(html, `="${name}"`)[0];
  return /content="([^"]*)"/.exec(tag ?? '')?.[1];
}

describe('DocumentHead', () => {
  it('starts with the character set', () => {
    expect(render(viewWith())).toMatch(/^<meta charSet="utf-8"\/>/);
  });

  it('leads to the same page as Markdown, unless the page is hidden', () => {
    const link =
      '<link rel="alternate" type="text/markdown" href="/x/react-data-grid/filtering.md"/>';
    expect(render(viewWith())).toContain(link);
    const hidden = <DocumentHead view={viewWith()} ogImageHref="" hidden />;
    expect(renderToStaticMarkup(hidden)).not.toContain('text/markdown');
  });

  it.each([
    ['description', 'Show only the rows that match.'],
    ['viewport', 'width=device-width, initial-scale=1, viewport-fit=cover'],
    ['mui:productId', 'x-data-grid'],
    ['mui:productCategoryId', 'x'],
    ['docsearch:language', 'en'],
    ['docsearch:version', 'master'],
    ['og:type', 'article'],
    ['og:site_name', 'Docs'],
    ['og:title', 'Filtering - Family'],
    ['og:url', 'https://docs.example/x/react-data-grid/filtering/'],
    ['og:locale', 'en_US'],
    ['og:image', 'https://docs.example/og/x/react-data-grid/filtering.png'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:ttl', '604800'],
    ['twitter:card', 'summary_large_image'],
  ])('says %s once', (name, content) => {
    const html = render(viewWith());
    expect(contentOf(html, name)).toBe(content);
    expect(tags(html, `="${name}"`)).toHaveLength(1);
  });

  function dataOf(view: PageView): { '@graph': Record<string, unknown>[] } {
    const [, text = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(render(view)) ?? [];
    return JSON.parse(text) as { '@graph': Record<string, unknown>[] };
  }

  it('tells in data what the page is, when it changed, where it stands and what code it shows', () => {
    const view = viewWith({
      title: 'Filtering </script>',
      updated: '2026-11-01T10:00:00Z',
      breadcrumbs: [
        { text: 'MUI X', href: '/x/' },
        { text: 'Rows' },
        { text: 'Filtering', href: '/x/react-data-grid/filtering/' },
      ],
      blocks: [{ kind: 'demo', name: 'one-filter', line: 3 }],
    });
    const url = 'https://docs.example/x/react-data-grid/filtering/';
    expect(dataOf(view)['@graph']).toMatchObject([
      {
        '@type': 'TechArticle',
        headline: 'Filtering </script>',
        url,
        inLanguage: 'en',
        dateModified: '2026-11-01T10:00:00Z',
        hasPart: [{ '@type': 'SoftwareSourceCode', url: `${url}#one-filter` }],
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'MUI X', item: 'https://docs.example/x/' },
          { position: 2, name: 'Filtering', item: url },
        ],
      },
    ]);
    expect(dataOf(viewWith({ pathname: '/' }))['@graph']).toMatchObject([{ '@type': 'WebSite' }]);
    expect(render(view, true)).not.toContain('ld+json');
  });

  it('leads search engines from a page that repeats another to that one', () => {
    const html = render(viewWith({ canonicalHref: '/x/api/data-grid/' }));
    expect(html).toContain('<link rel="canonical" href="https://docs.example/x/api/data-grid/"/>');
    expect(html).not.toContain('hrefLang');
  });

  it('calls the home page a website', () => {
    expect(contentOf(render(viewWith({ pathname: '/' })), 'og:type')).toBe('website');
  });

  it('colors the browser in both modes', () => {
    const html = render(viewWith());
    expect(tags(html, 'theme-color', '(prefers-color-scheme: light)', '#f3f7f5')).toHaveLength(1);
    expect(tags(html, 'theme-color', '(prefers-color-scheme: dark)', '#0d1210')).toHaveLength(1);
  });

  it('names the icon font only when one is configured', () => {
    const { site } = viewWith();
    const iconFontHref = 'https://fonts.example/icons?family=A&family=B';
    const html = render(viewWith({ site: { ...site, iconFontHref } }));
    expect(tags(html, 'id="material-icon-font"')).toHaveLength(1);
    expect(contentOf(html, 'icon-font')).toBe('https://fonts.example/icons?family=A&amp;family=B');
    expect(render(viewWith())).not.toContain('icon-font');
  });

  it('names manifest and icons', () => {
    const html = render(viewWith());
    expect(tags(html, 'rel="manifest"', '/manifest.webmanifest')).toHaveLength(1);
    expect(tags(html, 'rel="icon"')).toHaveLength(2);
    expect(tags(html, 'rel="apple-touch-icon"')).toHaveLength(1);
  });

  it('names the feed of a site that has one', () => {
    const { site } = viewWith();
    const html = render(viewWith({ site: { ...site, hasFeed: true } }));
    expect(tags(html, 'application/rss+xml', '/feed.xml')).toHaveLength(1);
    expect(render(viewWith())).not.toContain('/feed.xml');
  });

  it('keeps hostile text inside its place', () => {
    const hostile = '</title><script>alert(1)</script>" onload="x';
    const html = render(viewWith({ documentTitle: hostile, description: hostile }));
    expect(html.match(/<script\b/g)).toHaveLength(1);
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('" onload="');
    expect(html.match(/<\/title>/g)).toHaveLength(1);
  });

  it('hides a page without an address from search engines', () => {
    const html = render(viewWith(), true);
    expect(contentOf(html, 'robots')).toBe('noindex');
    expect(tags(html, 'rel="canonical"')).toEqual([]);
    expect(tags(html, 'hrefLang=')).toEqual([]);
  });
});

function languages(html: string): (string | undefined)[] {
  return tags(html, 'hrefLang=').map((tag) => /hrefLang="([^"]*)"/.exec(tag)?.[1]);
}

describe('languages', () => {
  const inChinese = { locale: 'zh', htmlLang: 'zh-CN', href: chinese.href };

  it('a translated page is kept under its own address and names all languages', () => {
    const html = render(viewWith(inChinese));
    expect(tags(html, 'rel="canonical"', `"https://docs.example${chinese.href}"`)).toHaveLength(1);
    expect(languages(html)).toEqual(['en', 'zh-CN', 'x-default']);
    expect(tags(html, 'x-default', `"https://docs.example${english.href}"`)).toHaveLength(1);
    expect(contentOf(html, 'og:locale')).toBe('zh_CN');
  });

  it('an untranslated page belongs to its English source and names no language', () => {
    const html = render(viewWith({ ...inChinese, untranslated: true }));
    expect(tags(html, 'rel="canonical"', `"https://docs.example${english.href}"`)).toHaveLength(1);
    expect(languages(html)).toEqual([]);
    expect(contentOf(html, 'og:locale')).toBe('en_US');
  });

  it('the English source names no language in which the page is not written', () => {
    const alternates = [english, { ...chinese, untranslated: true }];
    expect(languages(render(viewWith({ alternates })))).toEqual(['en', 'x-default']);
  });
});
