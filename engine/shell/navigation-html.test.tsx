import { describe, expect, it } from 'vitest';
import type { NavigationView } from '../model/page-view.ts';
import { navigationDigest, navigationHtml } from './navigation-html.tsx';
import { renderNavigation } from './render-navigation.tsx';
import { sampleConfig, sampleNodes } from './shell.fixture.tsx';

const places: readonly Omit<NavigationView, 'nodes'>[] = [
  { parents: [] },
  { active: '/grid', parents: ['/grid-group'] },
  { active: '/grid/filtering', parents: ['/grid-group'] },
  { active: "/grid/o'clock", parents: ['/grid-group'] },
  { active: '/grid/rows', parents: ['/grid-group', '/grid/rows-group'] },
  { active: '/grid/filtering/deep', parents: [] },
  { active: '/grid/recipes', parents: ['/grid-group'] },
  { active: 'https://store.example', parents: [] },
  { active: '/chart', parents: ['/chart-group'] },
  { active: '/chart/api', parents: ['/chart/api-group', '/chart-group'] },
  { active: '/elsewhere', parents: ['/grid-group', '/elsewhere-group'] },
];

describe('navigationHtml', () => {
  it.each(places)('marks $active below $parents as a full rendering would', (place) => {
    const navigation = { nodes: sampleNodes, ...place };
    expect(navigationHtml(navigation, sampleConfig)).toBe(
      renderNavigation(navigation, sampleConfig),
    );
  });

  it('leaves the rows of a group that is filled later out of pages that stand elsewhere', () => {
    const elsewhere = navigationHtml({ nodes: sampleNodes, parents: [] }, sampleConfig);
    expect(elsewhere).toContain(
      '<a href="/chart/" data-group="/chart-group" data-rows="/navigation/chart-group.json">Charts &amp; more</a>',
    );
    expect(elsewhere).not.toContain('/chart/api/');
    const place = { active: '/chart', parents: ['/chart-group'] };
    const inside = navigationHtml({ nodes: sampleNodes, ...place }, sampleConfig);
    expect(inside).toContain('<details data-group="/chart-group" open="">');
    expect(inside).toContain('data-rows="/navigation/chart/api-group.json"');
  });

  it('keeps languages apart although they share a tree', () => {
    const chinese = { locale: 'zh', translate: (key: string) => `zh:${key}` };
    const navigation = { nodes: sampleNodes, parents: [] };
    expect(navigationHtml(navigation, sampleConfig)).not.toContain('zh:');
    expect(navigationHtml(navigation, chinese)).toContain('zh:nav.unwritten');
  });

  it('draws a tree once', () => {
    let words = 0;
    const counting = { locale: 'en', translate: (key: string) => `${key}${(words += 1)}` };
    const nodes = [...sampleNodes];
    navigationHtml({ nodes, parents: [] }, counting);
    const afterFirst = words;
    navigationHtml({ nodes, active: '/grid', parents: ['/grid-group'] }, counting);
    expect(words).toBe(afterFirst);
  });
});

describe('navigationDigest', () => {
  const name = (nodes: NavigationView['nodes'], active?: string) =>
    navigationDigest({ nodes, parents: [], ...(active !== undefined && { active }) }, sampleConfig);

  it('is the same wherever the reader stands, and another for other rows', () => {
    expect(name(sampleNodes, '/grid')).toBe(name([...sampleNodes], '/grid/rows'));
    expect(name(sampleNodes.slice(1))).not.toBe(name(sampleNodes));
  });
});

describe('renderNavigation', () => {
  const html = renderNavigation(
    { nodes: sampleNodes, active: '/grid/rows', parents: ['/grid-group', '/grid/rows-group'] },
    sampleConfig,
  );

  it('keeps a mark at the end of its title, whatever the direction of the page', () => {
    const nodes = sampleNodes
      .filter(({ kind }) => kind === 'page')
      .map((node) => ({ ...node, title: 'Which grid?' }));
    expect(renderNavigation({ nodes, parents: [] }, sampleConfig)).toContain(
      '<bdi>Which grid?</bdi>',
    );
    expect(html).not.toContain('<bdi>');
  });

  it('marks only the active link', () => {
    expect(html.match(/aria-current/g)).toHaveLength(1);
    expect(html).toContain(
      '<a href="/grid/rows/" class="app-drawer-active" aria-current="page">Rows',
    );
  });

  it('opens the groups above it and no others', () => {
    const closed = renderNavigation({ nodes: sampleNodes, parents: ['/grid-group'] }, sampleConfig);
    expect(html.match(/ open=""/g)).toHaveLength(2);
    expect(closed).toContain('<details data-group="/grid-group" open="">');
    expect(closed).toContain('<details data-group="/grid/rows-group">');
  });

  it('shows plan, then state, as words', () => {
    const tags = [...html.matchAll(/tag tag--(\w+)">([\w.]+)</g)].map(([, kind, word]) => [
      kind,
      word,
    ]);
    expect(tags).toEqual([
      ['premium', 'nav.tags.premium'],
      ['new', 'nav.tags.new'],
      ['new', 'nav.tags.new'],
      ['planned', 'nav.tags.planned'],
      ['unstable', 'nav.tags.unstable'],
    ]);
  });

  it('says of an unwritten page that it is not written, and does not link it', () => {
    expect(html).toContain('title="nav.unwritten">Recipes<span class="vh"> (nav.unwritten)</span>');
    expect(html).not.toContain('href="/grid/recipes');
  });

  it('labels subheaders without making them controls', () => {
    expect(html).toContain(
      '<span class="nav__head">Features<span class="tag tag--new">nav.tags.new</span></span><ul>',
    );
  });

  it('escapes titles', () => {
    expect(html).toContain('Clock &amp; &lt;more&gt;');
  });
});
