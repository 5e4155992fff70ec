import type { Product } from 'engine/model/product.ts';

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
    packages: [{ name: '@mui/material' }, { name: '@mui/lab' }],
    docsOrigin: 'https://mui.com',
  },
  versions: {
    pathname: '/getting-started/installation/',
    older: [
      { text: 'v6', pathname: '/material-ui/getting-started/' },
      { text: 'v5', pathname: '/material-ui/getting-started/' },
      { text: 'v4' },
    ],
  },
};
