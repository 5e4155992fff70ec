import { describe, expect, it } from 'vitest';
import { findActivePage } from './find-active-page.ts';
import type { NavItem } from './navigation.ts';
import { navigationFixture } from './navigation.fixture.ts';

function placeOf(items: readonly NavItem[], pathname: string): [string | undefined, string[]] {
  const { activePage, parents } = findActivePage(items, pathname);
  return [activePage?.pathname, parents.map((parent) => parent.pathname)];
}

describe('findActivePage', () => {
  it.each([
    ['/x/introduction', ['/x/introduction-group', '/']],
    [
      '/x/react-data-grid/column-recipes',
      [
        '/x/react-data-grid/columns',
        '/x/react-data-grid/main-features',
        '/x/react-data-grid-group',
        '/',
      ],
    ],
    [
      '/x/api/data-grid/grid-col-def',
      [
        '/x/api/data-grid-interfaces-group',
        '/x/api/data-grid-group',
        '/x/react-data-grid-group',
        '/',
      ],
    ],
    [
      '/x/react-charts/gantt',
      ['/x/react-charts-future', '/x/react-chart-components', '/x/react-charts-group', '/'],
    ],
    ['/x/react-data-grid-group', ['/']],
  ])('%s stands below %j', (pathname, parents) => {
    expect(placeOf(navigationFixture, pathname)).toEqual([pathname, parents]);
  });

  it('a docs tab belongs to its page', () => {
    const place = ['/x/react-data-grid', ['/x/react-data-grid-group', '/']];
    expect(placeOf(navigationFixture, '/x/react-data-grid/[docsTab]')).toEqual(place);
  });

  it.each(['/x/whats-new', '/x/react-scheduler', '/'])('%s is not in the tree', (pathname) => {
    expect(findActivePage(navigationFixture, pathname)).toEqual({ activePage: null, parents: [] });
  });

  it.each<[string, NavItem[]]>([
    ['/a', [{ pathname: '/a' }, { pathname: '/a' }]],
    ['/a', [{ pathname: '/a', children: [{ pathname: '/a' }] }]],
    ['/a/[docsTab]', [{ pathname: '/a' }, { pathname: '/a/[docsTab]' }]],
    ['/a/', [{ pathname: '/a' }, { pathname: '/a/' }]],
  ])('refuses the second %s', (pathname, items) => {
    expect(() => findActivePage(items, '/')).toThrow(
      new Error(`Duplicated pathname ${pathname} in pages`),
    );
  });

  it('lets API tabs share the path of their page', () => {
    const items = ['/a/', '/a/components-api', '/a/hooks-api'].map((pathname) => ({ pathname }));
    expect(placeOf(items, '/a')).toEqual(['/a/', ['/']]);
  });
});

describe('findActivePage with API tabs in the tree', () => {
  const page = { pathname: '/base/react-button/' };
  const tab = { pathname: '/base/react-button/components-api' };
  const addresses = [
    '/base/react-button/',
    '/base/react-button/components-api',
    '/base/react-button/hooks-api',
  ];

  it.each(addresses)(
    '%s is the page itself with its real parents (tabs never overwrite it)',
    (pathname) => {
      const place = [page.pathname, ['/base/group', '/']];
      expect(placeOf([{ pathname: '/base/group', children: [page, tab] }], pathname)).toEqual(
        place,
      );
      expect(placeOf([{ pathname: '/base/group', children: [tab, page] }], pathname)).toEqual(
        place,
      );
    },
  );

  it('the first tab stands for a page that is not listed', () => {
    const items = [tab, { pathname: '/base/react-button/hooks-api' }];
    expect(placeOf(items, '/base/react-button/hooks-api')).toEqual([tab.pathname, ['/']]);
  });

  it('only whole segments are tabs', () => {
    expect(placeOf([{ pathname: '/a/components-api-guide' }], '/a')).toEqual([undefined, []]);
  });
});
