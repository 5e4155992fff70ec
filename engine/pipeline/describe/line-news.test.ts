import { expect, it } from 'vitest';
import { emptyApiData } from '../../features/api-reference/api-data.ts';
import { entryOf } from '../../features/api-reference/entry.fixture.ts';
import { historyOf } from '../../features/api-reference/history/history.fixture.ts';
import type { ReleaseLine } from '../../model/release-line.ts';
import { withApiRoutes } from '../site/api-routes.ts';
import { newsOf } from './line-news.ts';
import { linesOf } from '../site/release-lines.ts';
import { configOf, pageOf } from '../site/site.fixture.ts';
import { createSiteIndex } from '../site/site-index.ts';

const line: ReleaseLine = {
  id: 'lib',
  name: 'Library',
  products: ['grid'],
  packages: ['@lib/icons'],
};

const api = {
  pathname: '/grid/api',
  packages: [
    { name: '@lib/grid' },
    { name: '@lib/grid-pro', plan: 'pro' },
    { name: '@lib/lab', ownVersions: true },
  ],
} as const;

/** The entry of the fixture's history, and one that is not in it. */
const entries = [
  entryOf('Grid', {
    props: ['rows', 'wide', 'tall', 'slots'].map((name) => ({ name, type: 'object' })),
    slots: [{ name: 'toolbar', className: 'Grid-toolbar' }],
    classes: [{ key: 'cell', className: 'Grid-cell' }],
  }),
  entryOf('Other', { props: [{ name: 'tall', type: 'object' }] }),
];

const history = historyOf(
  {
    '7.0.0': { rows: {} },
    '8.0.0': { rows: {}, wide: {}, 'slots.toolbar': {} },
    '8.4.1': { rows: {}, wide: {}, tall: {}, 'slots.toolbar': {}, 'classes.cell': {} },
    '9.0.0': { rows: {} },
  },
  ['7.0.0', '8.0.0', '8.4.0', '8.4.1', '9.0.0'],
);

function siteWith(components: readonly string[]) {
  const config = configOf([
    { pathname: '/grid', folder: 'grid/overview' },
    { pathname: '/grid/api/grid' },
  ]);
  const products = config.products.map((product) => ({
    ...product,
    api,
    upgrades: [{ pathname: '/upgrade', from: 'v7', to: 'v8' }],
  }));
  const frontmatter = { title: 'Grid', description: 'About.', components: [...components] };
  const page = pageOf('grid/overview', { frontmatter });
  const index = createSiteIndex({ ...config, products, releaseLines: [line] }, [page], new Set());
  return {
    index: withApiRoutes(index, { ...emptyApiData, entries }),
    apiHistory: new Map([['grid', history]]),
    packageVersion: () => '8.4.1',
  };
}

it('says when the rows of API pages came, and where that is not known exactly', () => {
  expect(newsOf(siteWith([]), line).entries).toEqual({
    '/grid/api/grid': {
      'grid-prop-wide': ['8.0.0'],
      'grid-prop-tall': ['8.4.1', '8.0.0'],
      'Grid-css-toolbar': ['8.0.0'],
      'grid-classes-Grid-cell': ['8.4.1', '8.0.0'],
    },
  });
});

it('says when the names came that a guide teaches', () => {
  expect(newsOf(siteWith(['Grid']), line).guides).toEqual({
    '/grid': {
      wide: ['8.0.0'],
      tall: ['8.4.1', '8.0.0'],
      toolbar: ['8.0.0'],
    },
  });
});

it('says nothing of a name that another entry of the guide has had all along', () => {
  expect(newsOf(siteWith(['Grid', 'Other']), line).guides['/grid']).not.toHaveProperty('tall');
  expect(newsOf(siteWith(['Other']), line).guides).toEqual({});
});

it('offers the versions that were looked at, and knows what packages were not released with', () => {
  const site = siteWith([]);
  const [found] = linesOf(site);
  expect(found).toMatchObject({
    id: 'lib',
    name: 'Library',
    versions: ['9.0.0', '8.4.1', '8.0.0', '7.0.0'],
    upgrades: ['/upgrade'],
  });
  expect(found?.packages).toEqual([
    { name: '@lib/grid' },
    { name: '@lib/grid-pro' },
    { name: '@lib/icons' },
  ]);
  const fewer = { ...history, released: ['7.0.0', '8.4.0', '9.0.0'] };
  const [other] = linesOf({ ...site, apiHistory: new Map([['grid', fewer]]) });
  expect(other?.packages[0]?.instead).toEqual({ '8.4.1': '8.4', '8.0.0': '' });
});
