import { findActivePage } from 'engine/model/find-active-page.ts';
import { findNeighbours } from 'engine/model/find-neighbours.ts';
import { describe, expect, it } from 'vitest';
import { treeOf } from './nav-items.ts';

const grid = '/x/react-data-grid';
const trees = { main: treeOf('main'), x: treeOf('x') };

describe('the place of a page', () => {
  it.each([
    ['x', '/x/introduction', ['/x/introduction-group']],
    [
      'x',
      `${grid}/column-recipes`,
      [`${grid}/columns`, `${grid}/main-features`, '/x/react-data-grid-group'],
    ],
    [
      'x',
      '/x/api/data-grid/grid-col-def',
      ['/x/api/data-grid-interfaces-group', '/x/api/data-grid-group', '/x/react-data-grid-group'],
    ],
    [
      'x',
      '/x/react-charts/gantt',
      ['/x/react-charts-future', '/x/react-chart-components', '/x/react-charts-group'],
    ],
    ['x', '/x/react-data-grid-group', []],
    ['main', '/components/buttons', ['/components/basic-inputs', '/components-group']],
    ['main', '/api-docs/button', ['/api-docs']],
    ['main', '/system/borders', ['/system/style-utilities', '/system']],
    ['main', '/styles/basics', ['/styles', '/css-in-js']],
    ['main', '/versions', []],
  ] as const)('in %s: %s stands below %j', (tree, pathname, parents) => {
    const place = findActivePage(trees[tree], pathname);
    expect(place.activePage?.pathname).toBe(pathname);
    expect(place.parents.map((parent) => parent.pathname)).toEqual([...parents, '/']);
  });

  it('is the page of its tabs', () => {
    const { activePage, parents } = findActivePage(trees.x, `${grid}/[docsTab]`);
    expect(activePage?.pathname).toBe(grid);
    expect(parents.map(({ pathname }) => pathname)).toEqual(['/x/react-data-grid-group', '/']);
  });

  it.each(['/x/whats-new', '/x/react-scheduler', '/'])('is nowhere for %s', (pathname) => {
    expect(findActivePage(trees.x, pathname)).toEqual({ activePage: null, parents: [] });
  });
});

describe('the neighbours of a page', () => {
  it.each([
    ['x', '/x/introduction', undefined, '/x/introduction/installation'],
    ['x', grid, '/x/common-concepts/custom-components', `${grid}/quickstart`],
    ['x', `${grid}/column-recipes`, `${grid}/column-pinning`, `${grid}/row-definition`],
    ['x', `${grid}/components`, `${grid}/overlays`, `${grid}/api-object`],
    [
      'x',
      '/x/api/data-grid/grid-col-def',
      '/x/api/data-grid/grid-cell-params',
      '/x/api/data-grid/grid-single-select-col-def',
    ],
    ['x', '/x/react-charts/gantt', '/x/react-charts/sankey', '/x/react-tree-view'],
    [
      'x',
      '/x/react-tree-view/rich-tree-view/items',
      '/x/react-tree-view/simple-tree-view/focus',
      '/x/react-tree-view/rich-tree-view/selection',
    ],
    ['x', '/x/migration/migration-data-grid-v4', '/x/migration/migration-pickers-lab', undefined],
    ['x', '/x/react-scheduler', undefined, undefined],
    ['x', '/x/whats-new', undefined, undefined],
    ['main', '/getting-started/overview', undefined, '/getting-started/installation'],
    ['main', '/components', '/getting-started/support', '/components/buttons'],
    ['main', '/versions', '/discover-more/languages', undefined],
  ] as const)('in %s: %s stands between %s and %s', (tree, pathname, previous, next) => {
    const found = findNeighbours(trees[tree], pathname);
    expect(found.previous?.pathname).toBe(previous);
    expect(found.next?.pathname).toBe(next);
  });
});
