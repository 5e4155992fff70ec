import type { NavItem } from 'engine';

/** Reference pages of the tree view; generated from the installed packages. */
export const treeViewApis: readonly NavItem[] = [
  { pathname: '/x/api/tree-view/rich-tree-view' },
  { pathname: '/x/api/tree-view/rich-tree-view-pro', plan: 'pro' },
  { pathname: '/x/api/tree-view/simple-tree-view' },
  { pathname: '/x/api/tree-view/tree-item' },
  { pathname: '/x/api/tree-view/tree-item-drag-and-drop-overlay' },
  { pathname: '/x/api/tree-view/tree-item-icon' },
  { pathname: '/x/api/tree-view/tree-item-provider' },
];
