import type { Product } from 'engine';

/** Charts, gauges and sparklines. */
export const charts: Product = {
  id: 'x-charts',
  folder: 'charts',
  name: 'Charts',
  family: 'MUI X',
  familyPathname: '/x/introduction',
  pathname: '/x/react-charts',
  packageName: '@mui/x-charts',
  navigation: 'x',
  glyph: 'chart',
  api: {
    pathname: '/x/api/charts',
    packages: [{ name: '@mui/x-charts' }, { name: '@mui/x-charts-pro', plan: 'pro' }],
    docsOrigin: 'https://mui.com',
  },
  upgrades: [
    { pathname: '/x/migration/migration-charts-v7', from: 'v7', to: 'v8' },
    { pathname: '/x/migration/migration-charts-v6', from: 'v6', to: 'v7' },
  ],
  versions: {
    pathname: '/x/react-charts/',
    older: [{ text: 'v7' }, { text: 'v6' }],
  },
};
