import type { Product } from 'engine';

/** The core components, with the guides every reader starts from. */
export const materialUi: Product = {
  id: 'material-ui',
  folder: 'material',
  name: 'Material UI',
  family: 'Material UI',
  familyPathname: '/getting-started/overview',
  pathname: '/getting-started/installation',
  textsPathname: '/material-ui',
  packageName: '@mui/material',
  navigation: 'main',
  glyph: 'material',
  api: {
    pathname: '/api-docs',
    packages: [{ name: '@mui/material' }, { name: '@mui/lab', ownVersions: true }],
    docsOrigin: 'https://mui.com',
  },
  upgrades: [
    { pathname: '/guides/upgrade-to-v7', from: 'v6', to: 'v7' },
    { pathname: '/guides/migrating-from-deprecated-apis', to: 'v7' },
    { pathname: '/guides/upgrade-to-grid-v2', to: 'v7' },
    { pathname: '/guides/upgrade-to-v6', from: 'v5', to: 'v6' },
    { pathname: '/guides/migration-v4', from: 'v4', to: 'v5' },
    { pathname: '/guides/v5-style-changes', from: 'v4', to: 'v5' },
    { pathname: '/guides/v5-component-changes', from: 'v4', to: 'v5' },
    { pathname: '/guides/migrating-from-jss', from: 'v4', to: 'v5' },
    { pathname: '/guides/migration-troubleshooting', from: 'v4', to: 'v5' },
    { pathname: '/guides/migration-v3', from: 'v3', to: 'v4' },
    { pathname: '/guides/migration-v0x', from: 'v0.x', to: 'v7' },
  ],
  versions: {
    pathname: '/getting-started/installation/',
    older: [
      { text: 'v6', pathname: '/material-ui/getting-started/' },
      { text: 'v5', pathname: '/material-ui/getting-started/' },
      { text: 'v4' },
    ],
  },
};
