import type { Product } from 'engine';

/** Nested lists to select, edit and reorder. */
export const treeView: Product = {
  id: 'x-tree-view',
  folder: 'tree-view',
  name: 'Tree View',
  family: 'MUI X',
  familyPathname: '/x/introduction',
  pathname: '/x/react-tree-view',
  packageName: '@mui/x-tree-view',
  navigation: 'x',
  glyph: 'tree',
  api: {
    pathname: '/x/api/tree-view',
    packages: [{ name: '@mui/x-tree-view' }, { name: '@mui/x-tree-view-pro', plan: 'pro' }],
    docsOrigin: 'https://mui.com',
  },
  upgrades: [
    { pathname: '/x/migration/migration-tree-view-v7', from: 'v7', to: 'v8' },
    { pathname: '/x/migration/migration-tree-view-v6', from: 'v6', to: 'v7' },
    { pathname: '/x/migration/migration-tree-view-lab', from: '@mui/lab', to: 'v6' },
  ],
  versions: {
    pathname: '/x/react-tree-view/',
    older: [{ text: 'v7' }, { text: 'v6', pathname: '/x/react-tree-view/getting-started' }],
  },
};
