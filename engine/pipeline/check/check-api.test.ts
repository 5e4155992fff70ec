import { describe, expect, it } from 'vitest';
import { emptyApiData, type ApiData } from '../../features/api-reference/api-data.ts';
import { entryOf } from '../../features/api-reference/entry.fixture.ts';
import type { Frontmatter, Page } from '../../model/page.ts';
import type { ApiPlan } from '../../model/product.ts';
import { withApiRoutes } from '../site/api-routes.ts';
import { checkApi } from './check-api.ts';
import { checkSite } from './check-site.ts';
import { configOf, linksTo, pageOf } from '../site/site.fixture.ts';
import { createSiteIndex, hasPage, progressOf } from '../site/site-index.ts';

const entries = [
  entryOf('DataGrid', {
    props: [{ name: 'filterModel', type: 'object' }],
    slots: [{ name: 'toolbar' }],
    classes: [{ key: 'cell', className: 'MuiDataGrid-cell' }],
  }),
  entryOf('GridHidden'),
  entryOf('useGrid', { kind: 'hook', plan: 'pro' }),
];

const api: ApiPlan = { pathname: '/grid/api', packages: [{ name: '@lib/grid' }] };

function siteWith(pages: readonly Page[], names = ['data-grid'], data: Partial<ApiData> = {}) {
  const config = configOf([
    { pathname: '/grid', folder: 'grid/overview' },
    ...names.map((name) => ({ pathname: `/grid/api/${name}` })),
  ]);
  const [product] = config.products;
  const products = product ? [{ ...product, api }] : [];
  const index = createSiteIndex({ ...config, products }, pages, new Set());
  return withApiRoutes(index, { ...emptyApiData, entries, ...data });
}

function pageWith(changes: Partial<Page>, frontmatter: Partial<Frontmatter> = {}): Page {
  const page = pageOf('grid/overview', changes);
  return { ...page, frontmatter: { ...page.frontmatter, ...frontmatter } };
}

function messagesOf(page: Page): string[] {
  return checkApi(siteWith([page]), [page]).map(({ message, fix }) => `${message} ${fix}`);
}

describe('the pages of the reference', () => {
  it('are the entries that a navigation names, every hook, and a list', () => {
    const index = siteWith([pageOf('grid/overview')]);
    expect([...index.api.keys()]).toEqual([
      '/grid/api',
      '/grid/api/data-grid',
      '/grid/api/use-grid',
    ]);
    expect(hasPage(index, '/grid/api/grid-hidden')).toBe(false);
  });

  it('are the types that a product lists, too, and a name that nothing exports is told', () => {
    const config = configOf([{ pathname: '/grid/api/data-grid' }]);
    const types = ['GridHidden', 'GridGone'];
    const products = config.products.map((product) => ({ ...product, api: { ...api, types } }));
    const index = withApiRoutes(createSiteIndex({ ...config, products }, [], new Set()), {
      ...emptyApiData,
      entries,
    });
    expect(hasPage(index, '/grid/api/grid-hidden')).toBe(true);
    expect(checkApi(index, []).map(({ message }) => message)).toEqual([
      '"types" names GridGone, which no installed package of the product exports.',
    ]);
  });

  it('count as written', () => {
    expect(progressOf(siteWith([pageOf('grid/overview')]))).toEqual([
      { product: 'Grid', written: 2, total: 2 },
    ]);
  });

  it('can be linked to, with their anchors', () => {
    const page = pageWith({
      links: linksTo(
        '/grid/api/data-grid/',
        '/grid/api/data-grid/#data-grid-prop-filterModel',
        '/grid/api/data-grid/#data-grid-prop-nothing',
        '/grid/api/nothing/',
      ),
    });
    const problems = checkSite(siteWith([page]), [page], new Map());
    expect(problems.map(({ line }) => line)).toEqual([13, 14]);
  });
});

describe('the tabs of a text', () => {
  const page = pageWith(
    { links: linksTo('/grid/components-api/#data-grid-slots', '/grid/hooks-api/#data-grid') },
    { components: ['DataGrid', 'GridHidden', 'DataGrid', 'Nothing'], hooks: ['useGrid'] },
  );
  const index = siteWith([page]);

  it('are pages below it, with the entries that it names', () => {
    expect(
      [...index.api].flatMap(([pathname, { tab }]) =>
        tab ? [[pathname, ...tab.entries.map(({ name }) => name)]] : [],
      ),
    ).toEqual([
      ['/grid/components-api', 'DataGrid', 'GridHidden'],
      ['/grid/hooks-api', 'useGrid'],
    ]);
  });

  it('can be linked to, with their anchors', () => {
    expect(checkSite(index, [page], new Map()).map(({ line }) => line)).toEqual([12]);
  });

  it('are only where a text names something', () => {
    const { api } = siteWith([pageWith({}, { hooks: ['useGrid'] })]);
    expect(api.has('/grid/hooks-api')).toBe(true);
    expect(api.has('/grid/components-api')).toBe(false);
  });
});

describe('names that the packages do not know', () => {
  it('in a navigation', () => {
    const [problem] = checkApi(siteWith([], ['data-gird']), []);
    expect(problem).toMatchObject({
      file: 'navigation "main"',
      message: expect.stringContaining('/grid/api/data-gird') as string,
      fix: expect.stringContaining('@lib/grid') as string,
    });
  });

  it('in the frontmatter, with the nearest known one', () => {
    expect(messagesOf(pageWith({}, { components: ['DataGird'] }))).toEqual([
      'The frontmatter names a component "DataGird" that the API reference does not have. Did you mean DataGrid?',
    ]);
    expect(messagesOf(pageWith({}, { components: ['DataGrid', 'GridHidden'] }))).toEqual([]);
  });

  it('among the hooks of the frontmatter, where a component is no hook', () => {
    expect(messagesOf(pageWith({}, { hooks: ['useGird', 'DataGrid'] }))).toEqual([
      'The frontmatter names a hook "useGird" that the API reference does not have. Did you mean useGrid?',
      expect.stringContaining('names a hook "DataGrid"'),
    ]);
    expect(messagesOf(pageWith({}, { hooks: ['useGrid'] }))).toEqual([]);
  });

  it('in an excerpt, with its line', () => {
    const page = pageWith({ blocks: [{ kind: 'api', name: 'Nothing', line: 7 }] });
    expect(checkApi(siteWith([page]), [page])).toMatchObject([{ line: 7, file: page.file }]);
  });

  it('among the props, slots and classes of an excerpt', () => {
    const only = ['filterModel', 'toolbar', 'cell', 'filterModle'];
    const page = pageWith({ blocks: [{ kind: 'api', name: 'DataGrid', line: 7, only }] });
    expect(messagesOf(page)).toEqual([
      'DataGrid has no prop, slot, class or method named "filterModle". Did you mean filterModel?',
    ]);
  });
});

it('passes on what is wrong with the packages', () => {
  const problem = { file: 'a.d.ts', message: 'Broken.', fix: 'Install it again.' };
  expect(checkApi(siteWith([], [], { problems: [problem] }), [])).toContainEqual(problem);
});

it('says nothing on a site without a reference', () => {
  const page = pageWith({}, { components: ['Anything'] });
  const index = createSiteIndex(configOf(), [page], new Set());
  expect(checkApi(index, [page])).toEqual([]);
});
