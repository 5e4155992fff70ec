import { describe, expect, it } from 'vitest';
import { DocsPage } from '../docs-page.tsx';
import { renderSample, samplePage } from '../shell.fixture.tsx';
import { stripNavigation } from './strip-navigation.ts';

const html = renderSample(<DocsPage view={samplePage} articleHtml='<p class="told">Text</p>' />);
const tree = / data-tree="([^"]+)"/.exec(html)?.[1] ?? '';

const known = { name: tree, hasRow: () => true };

describe('stripNavigation', () => {
  const short = stripNavigation(html, known);

  it('leaves of a known tree only the link of the page', () => {
    expect(html.match(/ data-group=/g)?.length).toBeGreaterThan(1);
    expect(short).not.toContain(' data-group=');
    expect(short.match(/app-drawer-active/g)).toHaveLength(1);
    expect(short).toContain(
      `data-tree="${tree}"><a href="/grid/filtering/" class="app-drawer-active" aria-current="page"></a></div><div class="side__foot">`,
    );
  });

  it('leaves everything round the tree as it is', () => {
    const from = html.indexOf(`<div class="side__body"`);
    expect(short.slice(0, from)).toBe(html.slice(0, from));
    const to = html.indexOf('<div class="side__foot">');
    expect(short.endsWith(html.slice(to))).toBe(true);
  });

  it.each([
    ['another tree', html, 'other'],
    ['no tree known', html, ''],
    ['a page without a tree', '<p>', tree],
    ['a page that ends early', html.slice(0, html.indexOf('<div class="side__foot">')), tree],
  ])('keeps the page whole: %s', (_case, page, name) => {
    expect(stripNavigation(page, { ...known, name })).toBe(page);
  });

  it('keeps the page whole when the known tree has no row for it', () => {
    const asked: string[] = [];
    const hasRow = (href: string) => asked.push(href) === 0;
    expect(stripNavigation(html, { name: tree, hasRow })).toBe(html);
    expect(asked).toEqual(['/grid/filtering/']);
  });

  it('marks no row when the page stands in no row', () => {
    const lost = html.replaceAll(' class="app-drawer-active" aria-current="page"', '');
    expect(stripNavigation(lost, { ...known, hasRow: () => false })).toContain(
      `data-tree="${tree}"></div>`,
    );
  });
});
