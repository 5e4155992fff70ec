import type { Product } from 'engine';

/** The styling utilities under the core components. */
export const system: Product = {
  id: 'system',
  folder: 'system',
  name: 'MUI System',
  family: 'MUI System',
  pathname: '/system/basics',
  textsPathname: '/system',
  packageName: '@mui/system',
  navigation: 'main',
  glyph: 'system',
  api: {
    pathname: '/system/api',
    packages: [{ name: '@mui/system' }],
    docsOrigin: 'https://mui.com',
  },
  upgrades: [
    { pathname: '/system/upgrade-to-v7', from: 'v6', to: 'v7' },
    { pathname: '/system/upgrade-to-v6', from: 'v5', to: 'v6' },
  ],
  versions: {
    pathname: '/system/basics/',
    older: [
      { text: 'v6', pathname: '/system/getting-started/' },
      { text: 'v5', pathname: '/system/getting-started/' },
      { text: 'v4' },
    ],
  },
};
