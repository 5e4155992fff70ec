import { describe, expect, it } from 'vitest';
import { frameIds } from '../model/heading-id.ts';
import type { PageView } from '../model/page-view.ts';
import { DocsPage } from './docs-page.tsx';
import { renderSample, samplePage } from './shell.fixture.tsx';

const article = '<h2 id="basics">Basics</h2>';

function render(view: PageView): string {
  return renderSample(<DocsPage view={view} articleHtml='<h2 id="basics">Basics</h2>' />);
}

describe('DocsPage', () => {
  const html = render(samplePage);

  it('starts with a skip link to the main content', () => {
    expect(html).toMatch(/^<a class="skip" href="#main-content">a11y.skip<\/a>/);
    expect(html).toContain('<main class="article" id="main-content" tabindex="-1">');
  });

  it('keeps the ids that tests and readers rely on, once each', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(expect.arrayContaining(['mui-product-selector', 'mui-product-menu']));
    expect(ids).toEqual(
      expect.arrayContaining(['mui-version-selector', 'mui-version-menu', 'site-nav']),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has no id that a heading could take', () => {
    const frame = new RegExp(`^(?:${frameIds})$`);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
    expect(ids.filter((id) => !frame.test(id) && id !== 'basics')).toEqual([]);
  });

  it('labels its landmarks', () => {
    const labels = [...html.matchAll(/<nav[^>]* aria-label="([^"]+)"/g)].map(([, label]) => label);
    expect(labels).toEqual(
      expect.arrayContaining(['nav.label', 'page.contentsLabel', 'page.breadcrumbs', 'page.pager']),
    );
  });

  it('has one h1 and the description under it', () => {
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html).toContain('<p class="lead description">Show only the rows that match.</p>');
  });

  it('shows the article inside the prose', () => {
    expect(html).toContain(`<div class="prose mt-3">${article}</div>`);
  });

  it('shows packages with the installed version', () => {
    expect(html).toContain(
      '<bdi dir="ltr">@sample/grid <span class="muted tnum">8.5.0</span></bdi>',
    );
  });

  it('dates the page in UTC', () => {
    expect(html).toContain('<time dateTime="2026-11-12T23:30:00Z">November 12, 2026</time>');
  });

  it('says how many statements are tested, and nothing where none is', () => {
    expect(html).toContain('<span>page.tested</span>');
    const one = render({ ...samplePage, tested: { statements: 1, version: '8.5.0' } });
    expect(one).toContain('<span>page.testedOne</span>');
  });

  it('links other versions but not the current one, each with what it is here', () => {
    expect(html).toContain(
      '<span aria-current="true"><span>v8.5.0<small>header.documentedVersion</small></span></span>',
    );
    expect(html).toContain(
      '<a href="https://v7.docs.example/grid/"><span>v7<small>header.olderVersion</small></span></a>',
    );
  });

  it('offers the guide that leads on from an older version, and the list of all guides', () => {
    expect(html).not.toContain('menu__aside');
    const upgrade = { href: '/grid/upgrade/', to: 'v8' };
    const withGuides = render({
      ...samplePage,
      site: { ...samplePage.site, upgradesHref: '/guides/' },
      versions: samplePage.versions.map((one) => (one.current ? one : { ...one, upgrade })),
    });
    const [, ...links] = withGuides.split('<a class="menu__aside" ');
    expect(links.map((link) => /^href="([^"]+)"/.exec(link)?.[1])).toEqual([
      '/grid/upgrade/',
      '/guides/',
      '/grid/upgrade/',
      '/guides/',
    ]);
  });

  it('keeps the page when the language changes', () => {
    expect(html).toMatch(
      /<a href="\/zh\/grid\/filtering\/" lang="zh-CN" hrefLang="zh-CN"[^>]*>简体中文<\/a>/,
    );
  });

  it('copies the address that the browser shows, not one of the build', () => {
    expect(html).toContain('data-copy-address=""');
    expect(html).not.toContain('data-copy-text="https://docs.example');
  });

  it('lists the contents twice, for wide and for narrow screens', () => {
    expect(html.match(/<a href="#quick">Quick/g)).toHaveLength(2);
  });
});

describe('DocsPage with other pages of its topic', () => {
  const tabs = [
    { text: 'Guide', href: '/grid/filtering/', current: true },
    { text: 'Component API', href: '/grid/filtering/components-api/', current: false },
  ];

  it('links them above the article and marks its own', () => {
    const html = render({ ...samplePage, tabs });
    expect(html).toContain(
      '<nav class="component-tabs" aria-label="page.tabs">' +
        '<a href="/grid/filtering/" aria-current="page">Guide</a>' +
        '<a href="/grid/filtering/components-api/">Component API</a></nav>',
    );
    expect(html.indexOf('component-tabs')).toBeLessThan(html.indexOf('class="prose'));
    expect(render(samplePage)).not.toContain('component-tabs');
  });
});

describe('DocsPage without the optional parts', () => {
  const { navigation, packages, previous, editHref, sourceHref, updated, tested, ...rest } =
    samplePage;
  const { repositoryHref, ...site } = samplePage.site;
  const html = render({ ...rest, site, contents: [], frontmatter: { title: '', description: '' } });

  it('shows no repository, edit or source link', () => {
    for (const href of [repositoryHref, editHref, sourceHref]) {
      expect(href).toBeDefined();
      expect(html).not.toContain(`href="${href ?? ''}"`);
    }
  });

  it('has no side navigation and nothing that opens it', () => {
    expect(navigation).toBeDefined();
    expect(html).not.toContain('site-nav');
    expect(html).toContain('shell--wide');
  });

  it('has no empty frames', () => {
    expect([packages, previous, updated, tested]).not.toContain(undefined);
    expect(html).not.toMatch(/class="(page-tools|page-meta|toc-fold|toc)"/);
  });

  it('keeps the next page in its place', () => {
    expect(html).toContain('<span></span><a href="/grid/paging/" rel="next">');
  });
});

describe('DocsPage in a language without a translation of it', () => {
  const html = render({
    ...samplePage,
    locale: 'zh',
    htmlLang: 'zh-CN',
    untranslated: true,
    textLanguage: { lang: 'en' },
  });

  it('says so and marks the text as English', () => {
    expect(html).toContain('page.untranslated');
    expect(html).toContain('<h1 lang="en">');
    expect(html).toContain('<p class="lead description" lang="en">');
    expect(html).toContain('<div class="prose mt-3" lang="en">');
    expect(html.match(/<ul lang="en">/g)).toHaveLength(2);
  });

  it('lets the text run its own way on a page that runs the other', () => {
    const arabic = render({
      ...samplePage,
      direction: 'rtl',
      untranslated: true,
      textLanguage: { lang: 'en', dir: 'ltr' },
    });
    expect(arabic.match(/ lang="en" dir="ltr"/g)).toHaveLength(5);
  });
});
