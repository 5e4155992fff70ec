import type { Product } from 'engine/model/product.ts';

/** Tables that edit, filter, group and export. */
export const dataGrid: Product = {
  id: 'x-data-grid',
  folder: 'data-grid',
  name: 'Data Grid',
  family: 'MUI X',
  familyPathname: '/x/introduction',
  pathname: '/x/react-data-grid',
  packageName: '@mui/x-data-grid',
  navigation: 'x',
  glyph: 'grid',
  api: {
    pathname: '/x/api/data-grid',
    packages: [
      { name: '@mui/x-data-grid' },
      { name: '@mui/x-data-grid-pro', plan: 'pro' },
      { name: '@mui/x-data-grid-premium', plan: 'premium' },
    ],
    docsOrigin: 'https://mui.com',
    storagePrefix: 'dataGrid_',
    interfaces: [
      'GridCellSelectionApi',
      'GridColumnPinningApi',
      'GridColumnResizeApi',
      'GridCsvExportApi',
      'GridDetailPanelApi',
      'GridEditingApi',
      'GridExcelExportApi',
      'GridFilterApi',
      'GridPaginationApi',
      'GridPaginationModelApi',
      'GridPrintExportApi',
      'GridRowGroupingApi',
      'GridRowMultiSelectionApi',
      'GridRowSelectionApi',
      'GridScrollApi',
      'GridSortApi',
      'GridVirtualizationApi',
    ],
    events: 'GridEventLookup',
    selectors: 'Selector',
  },
  versions: {
    pathname: '/x/react-data-grid/',
    older: [
      { text: 'v7' },
      { text: 'v6' },
      { text: 'v5' },
      { text: 'v4', pathname: '/components/data-grid/' },
    ],
  },
};
