import { expect, it } from 'vitest';
import { emptyApiData } from '../../features/api-reference/api-data.ts';
import { entryOf } from '../../features/api-reference/entry.fixture.ts';
import type { Frontmatter } from '../../model/page.ts';
import { withApiRoutes } from '../site/api-routes.ts';
import { describeApi } from './describe-api.ts';
import { describeTabs } from './describe-tab.ts';
import { configOf, pageOf } from '../site/site.fixture.ts';
import { createSiteIndex, hasPage } from '../site/site-index.ts';
import type { Site } from '../site/site.ts';

const words: Readonly<Record<string, string>> = {
  'api.tabs.guide': 'Guide',
  'api.tabs.components-api.label': 'Component API',
  'api.tabs.components-api.title': '{title}: component API',
  'api.tabs.components-api.description': 'Props of {names}.',
  'api.moreUses': '{count} more',
};
const names = ['GridA', 'GridB', 'GridC', 'GridD', 'GridE'];
const entries = [
  ...names.map((name) => entryOf(name, { plan: 'pro', props: [{ name: 'id', type: 'string' }] })),
  entryOf('useGrid', { kind: 'hook' }),
];

/** A site whose first page has this frontmatter. */
function siteWith(frontmatter: Partial<Frontmatter>): Site {
  const title = { title: 'Sorting', description: 'Put rows in order.' };
  const pages = [pageOf('grid/overview', { frontmatter: { ...title, ...frontmatter } })];
  const index = withApiRoutes(createSiteIndex(configOf(), pages, new Set()), {
    ...emptyApiData,
    entries,
  });
  return {
    index,
    localeCodes: ['en', 'zh'],
    hrefOf: (pathname: string, locale: string) => `${locale === 'zh' ? '/zh' : ''}${pathname}/`,
    inLocale: () => ({
      words: { get: (key: string) => words[key] ?? key, find: () => undefined },
      navigations: new Map(),
    }),
    packageVersion: () => '8.5.0',
    versionOf: () => '8.5.0',
    firstWritten: () => '/grid',
    writtenItems: () =>
      index.leaves.map(({ item }) => item).filter(({ pathname }) => hasPage(index, pathname)),
  } as unknown as Site;
}

function tabsOf(frontmatter: Partial<Frontmatter>, current = '/grid', locale = 'en') {
  const site = siteWith(frontmatter);
  const page = site.index.routes.get('/grid');
  if (!page) throw new Error('The page is missing.');
  return describeTabs(site, { page, current, locale });
}

it('gives a text no tabs, or one for each kind of entry that it names', () => {
  expect(tabsOf({})).toEqual([]);
  expect(tabsOf({ components: ['GridA'] }).map(({ href }) => href)).toEqual([
    '/grid/',
    '/grid/components-api/',
  ]);
  expect(tabsOf({ components: ['GridA'], hooks: ['useGrid'] })).toHaveLength(3);
  expect(tabsOf({ hooks: ['useGrid'] }).map(({ href }) => href)).toEqual([
    '/grid/',
    '/grid/hooks-api/',
  ]);
});

it('marks the page that shows them and stays in the language', () => {
  expect(tabsOf({ components: ['GridA'] }, '/grid/components-api', 'zh')).toEqual([
    { text: 'Guide', href: '/zh/grid/', current: false },
    { text: 'Component API', href: '/zh/grid/components-api/', current: true },
  ]);
});

it('names a tab after its text and lists its entries', () => {
  const site = siteWith({ components: names });
  const route = site.index.api.get('/grid/components-api');
  if (!route) throw new Error('The tab is missing.');
  const view = describeApi(site, route, 'en');
  expect(view).toMatchObject({
    title: 'Sorting: component API',
    description: 'Props of GridA, GridB, GridC, and 2 more.',
    href: '/grid/components-api/',
    packages: [{ name: '@lib/grid', version: '8.5.0' }],
  });
  expect(view.breadcrumbs.at(-1)).toEqual({ text: 'Component API' });
  expect(view.contents[0]).toMatchObject({
    id: 'grid-a',
    text: 'GridA',
    plan: 'pro',
    children: [{ id: 'grid-a-import' }, { id: 'grid-a-props' }],
  });
  expect(view.tabs).toHaveLength(2);
});
