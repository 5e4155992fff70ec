import type { ProductRule } from 'engine';

/** The path rules of the specification; the first that fits wins. */
export const productRules: readonly ProductRule[] = [
  { pathname: '/material-ui', productId: 'material-ui', productCategoryId: 'core' },
  { pathname: '/joy-ui', productId: 'joy-ui', productCategoryId: 'core' },
  { pathname: '/base-ui', productId: 'base-ui', productCategoryId: 'core' },
  { pathname: '/system', productId: 'system', productCategoryId: 'core' },
  { pathname: '/x/api/data-grid', productId: 'x-data-grid', productCategoryId: 'x' },
  { pathname: '/x/api/date-pickers', productId: 'x-date-pickers', productCategoryId: 'x' },
  { pathname: '/x/api/charts', productId: 'x-charts', productCategoryId: 'x' },
  { pathname: '/x/api/tree-view', productId: 'x-tree-view', productCategoryId: 'x' },
  { pathname: '/x/react-*', productId: 'x-*', productCategoryId: 'x' },
  { pathname: '/x', productId: 'null', productCategoryId: 'x' },
  { pathname: '/toolpad/studio', productId: 'toolpad-studio', productCategoryId: 'toolpad' },
  { pathname: '/toolpad', productId: 'toolpad-core', productCategoryId: 'toolpad' },
  { pathname: '/docs', productId: 'docs', productCategoryId: 'null' },
  { pathname: '/versions', productId: 'docs', productCategoryId: 'null' },
  { pathname: '/production-error', productId: 'docs', productCategoryId: 'null' },
  { pathname: '/experiments/docs', productId: 'docs-infra', productCategoryId: 'null' },
];
