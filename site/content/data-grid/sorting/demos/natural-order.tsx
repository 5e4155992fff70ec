import { DataGrid, type GridColDef, type GridComparatorFn } from '@mui/x-data-grid';
import { arrivals, type Arrival } from './data';

// #region
const collator = new Intl.Collator('en', { numeric: true });
const byNumberInText: GridComparatorFn<string> = (one, other) => collator.compare(one, other);

const columns: GridColDef<Arrival>[] = [
  { field: 'gate', headerName: 'Gate', width: 110, sortComparator: byNumberInText },
  // #endregion
  { field: 'id', headerName: 'Flight', width: 110 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 110 },
];

export default function NaturalOrder() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Arrivals by gate"
        rows={arrivals}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'gate', sort: 'asc' }] } }}
        hideFooter
      />
    </div>
  );
}
