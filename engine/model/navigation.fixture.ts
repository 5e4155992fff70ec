import type { NavItem } from './navigation.ts';

function group(pathname: string, children: (string | NavItem)[], subheader?: string): NavItem {
  const items = children.map((child) => (typeof child === 'string' ? { pathname: child } : child));
  return { pathname, children: items, ...(subheader && { subheader }) };
}

const grid = '/x/react-data-grid';
const charts = '/x/react-charts';
const tree = '/x/react-tree-view';

/** A small tree, for tests, with every kind of entry and the neighborhoods the rules name. */
export const navigationFixture: readonly NavItem[] = [
  { pathname: 'https://mui.com/x/whats-new/' },
  group('/x/introduction-group', ['/x/introduction', '/x/introduction/installation']),
  group('/x/common-features-group', ['/x/common-concepts/custom-components']),
  group('/x/react-data-grid-group', [
    grid,
    `${grid}/quickstart`,
    group(
      `${grid}/main-features`,
      [
        group(`${grid}/columns`, [`${grid}/column-pinning`, `${grid}/column-recipes`]),
        group(`${grid}/rows`, [`${grid}/row-definition`]),
        `${grid}/overlays`,
        `${grid}/components`,
        `${grid}/api-object`,
      ],
      'Main features',
    ),
    group('/x/api/data-grid-group', [
      group(
        '/x/api/data-grid-interfaces-group',
        [
          '/x/api/data-grid/grid-cell-params',
          '/x/api/data-grid/grid-col-def',
          '/x/api/data-grid/grid-single-select-col-def',
        ],
        'Interfaces',
      ),
    ]),
  ]),
  group('/x/react-charts-group', [
    charts,
    group(
      '/x/react-chart-components',
      [
        group(
          '/x/react-charts-future',
          [`${charts}/sankey`, `${charts}/gantt`],
          'Future components',
        ),
      ],
      'Chart components',
    ),
  ]),
  group('/x/react-tree-view-group', [
    tree,
    group(`${tree}/simple-tree-view`, [`${tree}/simple-tree-view/focus`], 'Simple Tree View'),
    group(
      `${tree}/rich-tree-view`,
      [`${tree}/rich-tree-view/items`, `${tree}/rich-tree-view/selection`],
      'Rich Tree View',
    ),
  ]),
  group('/x/migration-group', [
    '/x/migration/migration-pickers-lab',
    '/x/migration/migration-data-grid-v4',
  ]),
];
