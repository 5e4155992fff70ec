import { findActivePage } from 'engine/model/find-active-page.ts';
import { findNeighbors } from 'engine/model/find-neighbors.ts';
import { orderedPages } from 'engine/model/ordered-pages.ts';
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

describe('the neighbors of a page', () => {
  it.each(['main', 'x'] as const)('lead through all pages of %s, there and back', (tree) => {
    const pathnames = orderedPages(trees[tree]).map(({ pathname }) => pathname);
    const neighbors = pathnames.map((pathname) => {
      const { previous, next } = findNeighbors(trees[tree], pathname);
      return [previous?.pathname, next?.pathname];
    });
    expect(neighbors).toEqual(
      pathnames.map((_pathname, at) => [pathnames[at - 1], pathnames[at + 1]]),
    );
  });

  it.each(['/x/react-scheduler', '/x/whats-new'])('are none for %s', (pathname) => {
    expect(findNeighbors(trees.x, pathname)).toEqual({});
  });
});
