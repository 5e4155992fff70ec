import { expect, it } from 'vitest';
import { findNeighbors } from './find-neighbors.ts';
import { navigationFixture } from './navigation.fixture.ts';

it.each([
  ['/x/introduction', undefined, '/x/introduction/installation'],
  ['/x/react-data-grid', '/x/common-concepts/custom-components', '/x/react-data-grid/quickstart'],
  [
    '/x/react-data-grid/column-recipes',
    '/x/react-data-grid/column-pinning',
    '/x/react-data-grid/row-definition',
  ],
  ['/x/react-data-grid/components', '/x/react-data-grid/overlays', '/x/react-data-grid/api-object'],
  [
    '/x/api/data-grid/grid-col-def',
    '/x/api/data-grid/grid-cell-params',
    '/x/api/data-grid/grid-single-select-col-def',
  ],
  ['/x/react-charts/gantt', '/x/react-charts/sankey', '/x/react-tree-view'],
  [
    '/x/react-tree-view/rich-tree-view/items',
    '/x/react-tree-view/simple-tree-view/focus',
    '/x/react-tree-view/rich-tree-view/selection',
  ],
  ['/x/migration/migration-data-grid-v4', '/x/migration/migration-pickers-lab', undefined],
  ['/x/react-scheduler', undefined, undefined],
  ['/x/whats-new', undefined, undefined],
  ['/x/react-data-grid-group', undefined, undefined],
])('%s stands between %s and %s', (pathname, previous, next) => {
  const neighbors = findNeighbors(navigationFixture, pathname);
  expect(neighbors.previous?.pathname).toBe(previous);
  expect(neighbors.next?.pathname).toBe(next);
});

it('a tab address has the neighbors of its page', () => {
  const tab = findNeighbors(navigationFixture, '/x/react-data-grid/[docsTab]');
  expect(tab).toEqual(findNeighbors(navigationFixture, '/x/react-data-grid'));
});
