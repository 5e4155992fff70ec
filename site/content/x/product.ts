import type { Product } from 'engine';

/** What the MUI X products share: introduction, common concepts and migration. */
export const muiX: Product = {
  id: 'x',
  folder: 'x',
  name: 'MUI X',
  family: 'MUI X',
  familyPathname: '/x/introduction',
  pathname: '/x/introduction',
  textsPathname: '/x',
  packageName: '@mui/x-data-grid',
  navigation: 'x',
  glyph: 'family',
  upgrades: [{ pathname: '/x/migration/usage-with-material-ui-v5-v6', to: 'v8' }],
  versions: {
    pathname: '/x/introduction/',
    older: [
      { text: 'v7' },
      { text: 'v6' },
      { text: 'v5' },
      { text: 'v4', pathname: '/components/data-grid/' },
    ],
  },
  shared: true,
};
