import { expect, it } from 'vitest';
import { emptyApiData } from '../../features/api-reference/api-data.ts';
import { entryOf } from '../../features/api-reference/entry.fixture.ts';
import type { NavItem } from '../../model/navigation.ts';
import { withApiRoutes } from '../site/api-routes.ts';
import { describePlace } from './describe-place.ts';
import { configOf, pageOf } from '../site/site.fixture.ts';
import { createSiteIndex, hasPage } from '../site/site-index.ts';
import type { Site } from '../site/site.ts';

const entries = [entryOf('DataGrid'), entryOf('useGrid', { kind: 'hook' })];

/** A site whose API pages stand below the given entries of the tree. */
function siteWith(apiItems: readonly NavItem[]): Site {
  const config = configOf([
    { pathname: '/grid', title: 'Overview', folder: 'grid/overview' },
    { pathname: '/grid-api-group', title: 'API', children: apiItems },
  ]);
  const api = { pathname: '/grid/api', packages: [{ name: '@lib/grid' }] };
  const products = config.products.map((product) => ({ ...product, api }));
  const pages = [
    pageOf('grid/overview', {
      frontmatter: { title: 'Grid', description: 'A grid.', components: ['DataGrid'] },
    }),
    pageOf('grid/sorting'),
  ];
  const index = withApiRoutes(createSiteIndex({ ...config, products }, pages, new Set()), {
    ...emptyApiData,
    entries,
  });
  return {
    index,
    hrefOf: (pathname: string) => `${pathname}/`,
    inLocale: () => ({
      words: { get: (key: string) => key, find: () => undefined },
      navigations: new Map(),
    }),
    writtenItems: () =>
      index.leaves.map(({ item }) => item).filter(({ pathname }) => hasPage(index, pathname)),
  } as unknown as Site;
}

function placeOf(site: Site, pathname: string) {
  const route = site.index.api.get(pathname);
  if (!route) throw new Error(`${pathname} has no page.`);
  return describePlace(site, route, 'en');
}

const listed = siteWith([
  { pathname: '/grid/api', title: 'Index' },
  { pathname: '/grid/api/data-grid' },
]);
const unlisted = siteWith([{ pathname: '/grid/api/data-grid' }]);

it('puts a hook below the list that leads to it', () => {
  const { navigation, breadcrumbs, previous, next } = placeOf(listed, '/grid/api/use-grid');
  expect(navigation).toMatchObject({
    active: '/grid/api',
    parents: ['/grid/api', '/grid-api-group'],
  });
  expect(breadcrumbs).toEqual([
    { text: 'Family', href: '/grid/' },
    { text: 'API', href: '/grid/api/' },
    { text: 'Index', href: '/grid/api/' },
    { text: 'useGrid' },
  ]);
  expect([previous, next]).toEqual([undefined, undefined]);
});

it('puts a list that no navigation names beside its entries', () => {
  const { navigation, breadcrumbs } = placeOf(unlisted, '/grid/api');
  expect(navigation?.parents).toEqual(['/grid-api-group']);
  expect(breadcrumbs.map(({ text }) => text)).toEqual(['Family', 'API', 'Grid']);
  expect(placeOf(unlisted, '/grid/api/use-grid').breadcrumbs).toHaveLength(4);
});

it('leaves what a navigation names where it stands', () => {
  const { navigation, previous } = placeOf(listed, '/grid/api/data-grid');
  expect(navigation).toMatchObject({
    active: '/grid/api/data-grid',
    parents: ['/grid-api-group'],
  });
  expect(previous).toEqual({ text: 'Index', href: '/grid/api/' });
});

it('gives a tab the place of its text, one step below it', () => {
  const { navigation, breadcrumbs, previous, next } = placeOf(listed, '/grid/components-api');
  expect(navigation).toMatchObject({ active: '/grid' });
  expect(breadcrumbs.slice(0, -1)).toEqual([
    { text: 'Family', href: '/grid/' },
    { text: 'Overview', href: '/grid/' },
  ]);
  expect([previous, next]).toEqual([undefined, { text: 'Index', href: '/grid/api/' }]);
});

it('leads from a group to the page about all of it', () => {
  const site = siteWith([{ pathname: '/grid/api/data-grid' }]);
  const [overview, group] = site.index.config.navigations[0]?.items ?? [];
  const route = site.index.api.get('/grid/api/data-grid');
  if (!route || !overview || !group) throw new Error('The site lacks a page.');
  const items = [overview, { ...group, hub: '/grid' }];
  const navigation = { ...route.navigation, items };
  const { breadcrumbs } = describePlace(site, { ...route, navigation }, 'en');
  expect(breadcrumbs[1]).toEqual({ text: 'API', href: '/grid/' });
});

/** The way to an entry of the reference that stands in a group with others. */
function wayInGroup(children: readonly NavItem[]) {
  const site = siteWith([{ pathname: '/grid/more', title: 'More', children }]);
  return placeOf(site, '/grid/api/data-grid').breadcrumbs;
}

it('leads from a group of the reference to the list of its product', () => {
  expect(wayInGroup([{ pathname: '/grid/api/data-grid' }]).slice(1, -1)).toEqual([
    { text: 'API' },
    { text: 'More', href: '/grid/api/' },
  ]);
});

it('leads nowhere from a group that no page is about', () => {
  const sorting = { pathname: '/grid/sorting', folder: 'grid/sorting' };
  const [, , more] = wayInGroup([sorting, { pathname: '/grid/api/data-grid' }]);
  expect(more).toEqual({ text: 'More' });
});

it('leads from a group to the page that lists everything in it', () => {
  const children = [{ pathname: '/elsewhere' }, { pathname: '/grid/api/data-grid' }];
  const site = siteWith([{ pathname: '/more', title: 'More', index: '/grid', children }]);
  expect(placeOf(site, '/grid/api/data-grid').breadcrumbs[2]).toEqual({
    text: 'More',
    href: '/grid/',
  });
});
