import { DataGrid, type GetApplyQuickFilterFn, type GridColDef } from '@mui/x-data-grid';
import { catalog, type Plant } from './data';

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

export default function SearchRules() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Low plants for the shade"
        rows={catalog}
        columns={columns}
        showToolbar
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['shade', '<40'] } },
        }}
      />
    </div>
  );
}
