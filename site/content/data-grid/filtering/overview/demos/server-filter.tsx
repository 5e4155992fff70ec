import { useRef, useState } from 'react';
import {
  DataGrid,
  getGridStringOperators,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { flats, type Flat } from './data';

const columns: GridColDef<Flat>[] = [
  {
    field: 'street',
    headerName: 'Street',
    flex: 1,
    minWidth: 140,
    filterOperators: getGridStringOperators().filter(({ value }) => value === 'contains'),
  },
  { field: 'district', headerName: 'District', width: 140, filterable: false },
  { field: 'rent', headerName: 'Rent (€)', type: 'number', width: 110, filterable: false },
];

/** Stands for a request such as `/flats?street=quay`. */
function fetchFlats({ items: [item] }: GridFilterModel): Promise<Flat[]> {
  const part = String(item?.value ?? '').toLowerCase();
  const found = flats.filter(({ street }) => street.toLowerCase().includes(part));
  return new Promise((resolve) => setTimeout(() => resolve(found), 600));
}

export default function ServerFilter() {
  const [rows, setRows] = useState(flats);
  const [loading, setLoading] = useState(false);
  const latest = useRef(0);

  async function load(model: GridFilterModel) {
    const request = (latest.current += 1);
    setLoading(true);
    const answer = await fetchFlats(model);
    if (request !== latest.current) return;
    setRows(answer);
    setLoading(false);
  }

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Flats filtered by the server"
        rows={rows}
        columns={columns}
        loading={loading}
        showToolbar
        slotProps={{ toolbar: { showQuickFilter: false } }}
        filterMode="server"
        filterDebounceMs={300}
        onFilterModelChange={load}
      />
    </div>
  );
}
