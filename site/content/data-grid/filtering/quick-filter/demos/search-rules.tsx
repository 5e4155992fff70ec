import {
  DataGrid,
  type GetApplyQuickFilterFn,
  type GridColDef,
  type GridSlotsComponentsProps,
} from '@mui/x-data-grid';
import { catalog, type Plant } from './data';

// #region
/** “<40” finds what is lower than 40 cm; other words do not look at the height. */
const byHeight: GetApplyQuickFilterFn<Plant, number> = (word) => {
  const limit = /^<(\d+)$/.exec(String(word))?.[1];
  return limit ? (height) => height < Number(limit) : null;
};

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 160 },
  {
    field: 'tags',
    headerName: 'Tags',
    flex: 1,
    minWidth: 160,
    valueFormatter: (tags: string[]) => tags.join(', '),
  },
  { field: 'shelf', headerName: 'Shelf', width: 90, getApplyQuickFilterFn: () => null },
  {
    field: 'height',
    headerName: 'Height (cm)',
    type: 'number',
    width: 120,
    getApplyQuickFilterFn: byHeight,
  },
];
// #endregion

/** Leaves only the search field in the toolbar, narrow enough for a phone. */
const slotProps: GridSlotsComponentsProps = {
  toolbar: {
    csvOptions: { disableToolbarButton: true },
    printOptions: { disableToolbarButton: true },
    quickFilterProps: { slotProps: { root: { style: { maxWidth: 180 } } } },
  },
};

export default function SearchRules() {
  return (
    <div style={{ height: 422, width: '100%' }}>
      <DataGrid
        label="Pots"
        rows={catalog}
        columns={columns}
        showToolbar
        hideFooter
        disableColumnFilter
        disableColumnSelector
        slotProps={slotProps}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['shade', '<40'] } },
        }}
      />
    </div>
  );
}
