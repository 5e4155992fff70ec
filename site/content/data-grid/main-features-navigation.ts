import type { NavItem } from 'engine';

/** The features most grids use. */
export const dataGridMainFeatures: readonly NavItem[] = [
  { pathname: '/x/react-data-grid/layout', title: 'Layout', folder: 'data-grid/layout' },
  {
    pathname: '/x/react-data-grid/columns',
    title: 'Columns',
    children: [
      {
        pathname: '/x/react-data-grid/column-definition',
        title: 'Column definition',
        folder: 'data-grid/columns/column-definition',
      },
      {
        pathname: '/x/react-data-grid/column-dimensions',
        title: 'Column dimensions',
        folder: 'data-grid/columns/column-dimensions',
      },
      {
        pathname: '/x/react-data-grid/column-visibility',
        title: 'Column visibility',
        folder: 'data-grid/columns/column-visibility',
      },
      {
        pathname: '/x/react-data-grid/custom-columns',
        title: 'Custom columns',
        folder: 'data-grid/columns/custom-columns',
      },
      {
        pathname: '/x/react-data-grid/column-header',
        title: 'Column header',
        folder: 'data-grid/columns/column-header',
      },
      {
        pathname: '/x/react-data-grid/column-menu',
        title: 'Column menu',
        folder: 'data-grid/columns/column-menu',
      },
      {
        pathname: '/x/react-data-grid/column-spanning',
        title: 'Column spanning',
        folder: 'data-grid/columns/column-spanning',
      },
      {
        pathname: '/x/react-data-grid/column-groups',
        title: 'Column groups',
        folder: 'data-grid/columns/column-groups',
      },
      {
        pathname: '/x/react-data-grid/column-ordering',
        title: 'Column ordering',
        plan: 'pro',
        folder: 'data-grid/columns/column-ordering',
      },
      {
        pathname: '/x/react-data-grid/column-pinning',
        title: 'Column pinning',
        plan: 'pro',
        folder: 'data-grid/columns/column-pinning',
      },
      {
        pathname: '/x/react-data-grid/column-recipes',
        title: 'Recipes',
        folder: 'data-grid/columns/recipes',
      },
    ],
  },
  {
    pathname: '/x/react-data-grid/rows',
    title: 'Rows',
    children: [
      {
        pathname: '/x/react-data-grid/row-definition',
        title: 'Row definition',
        folder: 'data-grid/rows/row-definition',
      },
      {
        pathname: '/x/react-data-grid/row-updates',
        title: 'Row updates',
        folder: 'data-grid/rows/row-updates',
      },
      {
        pathname: '/x/react-data-grid/row-height',
        title: 'Row height',
        folder: 'data-grid/rows/row-height',
      },
      {
        pathname: '/x/react-data-grid/row-spanning',
        title: 'Row spanning',
        newFeature: true,
        folder: 'data-grid/rows/row-spanning',
      },
      {
        pathname: '/x/react-data-grid/master-detail',
        title: 'Master detail',
        plan: 'pro',
        folder: 'data-grid/rows/master-detail',
      },
      {
        pathname: '/x/react-data-grid/row-ordering',
        title: 'Row ordering',
        plan: 'pro',
        folder: 'data-grid/rows/row-ordering',
      },
      {
        pathname: '/x/react-data-grid/row-pinning',
        title: 'Row pinning',
        plan: 'pro',
        folder: 'data-grid/rows/row-pinning',
      },
      {
        pathname: '/x/react-data-grid/row-recipes',
        title: 'Recipes',
        folder: 'data-grid/rows/recipes',
      },
    ],
  },
  { pathname: '/x/react-data-grid/cells', title: 'Cells', folder: 'data-grid/cells' },
  {
    pathname: '/x/react-data-grid/editing-group',
    title: 'Editing',
    hub: '/x/react-data-grid/editing',
    children: [
      {
        pathname: '/x/react-data-grid/editing',
        title: 'Overview',
        folder: 'data-grid/editing/overview',
      },
      {
        pathname: '/x/react-data-grid/editing/persistence',
        title: 'Persistence',
        folder: 'data-grid/editing/persistence',
      },
      {
        pathname: '/x/react-data-grid/editing/custom-edit-component',
        title: 'Custom edit component',
        folder: 'data-grid/editing/custom-edit-component',
      },
      {
        pathname: '/x/react-data-grid/editing/editing-events',
        title: 'Editing events',
        folder: 'data-grid/editing/editing-events',
      },
      {
        pathname: '/x/react-data-grid/recipes-editing',
        title: 'Recipes editing',
        folder: 'data-grid/editing/recipes',
      },
    ],
  },
  { pathname: '/x/react-data-grid/sorting', title: 'Sorting', folder: 'data-grid/sorting' },
  {
    pathname: '/x/react-data-grid/filtering-group',
    title: 'Filtering',
    hub: '/x/react-data-grid/filtering',
    children: [
      {
        pathname: '/x/react-data-grid/filtering',
        title: 'Overview',
        folder: 'data-grid/filtering/overview',
      },
      {
        pathname: '/x/react-data-grid/filtering/customization',
        title: 'Customization',
        folder: 'data-grid/filtering/customization',
      },
      {
        pathname: '/x/react-data-grid/filtering/quick-filter',
        title: 'Quick filter',
        folder: 'data-grid/filtering/quick-filter',
      },
      {
        pathname: '/x/react-data-grid/filtering/server-side',
        title: 'Server-side filter',
        folder: 'data-grid/filtering/server-side',
      },
      {
        pathname: '/x/react-data-grid/filtering/multi-filters',
        title: 'Multi filters',
        plan: 'pro',
        folder: 'data-grid/filtering/multi-filters',
      },
      {
        pathname: '/x/react-data-grid/filtering/header-filters',
        title: 'Header filters',
        plan: 'pro',
        folder: 'data-grid/filtering/header-filters',
      },
      {
        pathname: '/x/react-data-grid/filtering-recipes',
        title: 'Recipes',
        folder: 'data-grid/filtering/recipes',
      },
    ],
  },
  {
    pathname: '/x/react-data-grid/pagination',
    title: 'Pagination',
    folder: 'data-grid/pagination',
  },
  {
    pathname: '/x/react-data-grid/selection',
    title: 'Selection',
    children: [
      {
        pathname: '/x/react-data-grid/row-selection',
        title: 'Row selection',
        folder: 'data-grid/selection/row-selection',
      },
      {
        pathname: '/x/react-data-grid/cell-selection',
        title: 'Cell selection',
        plan: 'premium',
        folder: 'data-grid/selection/cell-selection',
      },
    ],
  },
  {
    pathname: '/x/react-data-grid/virtualization',
    title: 'Virtualization',
    folder: 'data-grid/virtualization',
  },
  {
    pathname: '/x/react-data-grid/accessibility',
    title: 'Accessibility',
    folder: 'data-grid/accessibility',
  },
  {
    pathname: '/x/react-data-grid/localization',
    title: 'Localization',
    folder: 'data-grid/localization',
  },
];
