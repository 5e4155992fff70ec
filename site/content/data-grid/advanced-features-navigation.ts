import type { NavItem } from 'engine';

/** The features for large or analytical data. */
export const dataGridAdvancedFeatures: readonly NavItem[] = [
  {
    pathname: '/x/react-data-grid/tree-data',
    title: 'Tree data',
    plan: 'pro',
    folder: 'data-grid/tree-data',
  },
  {
    pathname: '/x/react-data-grid/row-grouping-group',
    title: 'Row grouping',
    hub: '/x/react-data-grid/row-grouping',
    plan: 'premium',
    children: [
      {
        pathname: '/x/react-data-grid/row-grouping',
        title: 'Overview',
        folder: 'data-grid/row-grouping/overview',
      },
      {
        pathname: '/x/react-data-grid/recipes-row-grouping',
        title: 'Recipes',
        folder: 'data-grid/row-grouping/recipes',
      },
    ],
  },
  {
    pathname: '/x/react-data-grid/aggregation',
    title: 'Aggregation',
    plan: 'premium',
    folder: 'data-grid/aggregation',
  },
  {
    pathname: '/x/react-data-grid/pivoting-group',
    title: 'Pivoting',
    hub: '/x/react-data-grid/pivoting',
    plan: 'premium',
    newFeature: true,
    children: [
      {
        pathname: '/x/react-data-grid/pivoting',
        title: 'Overview',
        folder: 'data-grid/pivoting/overview',
      },
      {
        pathname: '/x/react-data-grid/pivoting-explained',
        title: 'Understanding pivoting',
        folder: 'data-grid/pivoting/pivoting-explained',
      },
    ],
  },
  { pathname: '/x/react-data-grid/export', title: 'Export', folder: 'data-grid/export' },
  {
    pathname: '/x/react-data-grid/clipboard',
    title: 'Copy and paste',
    folder: 'data-grid/clipboard',
  },
  { pathname: '/x/react-data-grid/scrolling', title: 'Scrolling', folder: 'data-grid/scrolling' },
  {
    pathname: '/x/react-data-grid/list-view',
    title: 'List view',
    plan: 'pro',
    folder: 'data-grid/list-view',
  },
  {
    pathname: '/x/react-data-grid/server-side-data-group',
    title: 'Server-side data',
    hub: '/x/react-data-grid/server-side-data',
    newFeature: true,
    children: [
      {
        pathname: '/x/react-data-grid/server-side-data',
        title: 'Overview',
        folder: 'data-grid/server-side-data/overview',
      },
      {
        pathname: '/x/react-data-grid/server-side-data/tree-data',
        title: 'Tree data',
        plan: 'pro',
        folder: 'data-grid/server-side-data/tree-data',
      },
      {
        pathname: '/x/react-data-grid/server-side-data/lazy-loading',
        title: 'Lazy loading',
        plan: 'pro',
        folder: 'data-grid/server-side-data/lazy-loading',
      },
      {
        pathname: '/x/react-data-grid/server-side-data/row-grouping',
        title: 'Row grouping',
        plan: 'premium',
        folder: 'data-grid/server-side-data/row-grouping',
      },
      {
        pathname: '/x/react-data-grid/server-side-data/aggregation',
        title: 'Aggregation',
        plan: 'premium',
        folder: 'data-grid/server-side-data/aggregation',
      },
    ],
  },
  {
    pathname: '/x/react-data-grid/ai-assistant',
    title: 'AI Assistant',
    plan: 'premium',
    newFeature: true,
    folder: 'data-grid/ai-assistant',
  },
];
