import { useRef, useState } from 'react';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { arrivals, type Arrival } from './data';

const columns: GridColDef<Arrival>[] = [
  { field: 'id', headerName: 'Flight', width: 100 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 110, sortable: false },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 130 },
];

/** Stands for a request such as `/arrivals?sort=passengers&order=desc`. */
function fetchArrivals([item]: GridSortModel): Promise<Arrival[]> {
  const turn = item?.sort === 'desc' ? -1 : 1;
  const ordered = arrivals.toSorted((one, other) => {
    if (!item) return 0;
    const difference =
      item.field === 'id'
        ? one.id.localeCompare(other.id, 'en')
        : one.passengers - other.passengers;
    return turn * difference;
  });
  return new Promise((resolve) => setTimeout(() => resolve(ordered), 600));
}

export default function ServerOrder() {
  const [rows, setRows] = useState(arrivals);
  const [loading, setLoading] = useState(false);
  const latest = useRef(0);

  async function load(model: GridSortModel) {
    const request = (latest.current += 1);
    setLoading(true);
    const answer = await fetchArrivals(model);
    if (request !== latest.current) return;
    setRows(answer);
    setLoading(false);
  }

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Arrivals sorted by the server"
        rows={rows}
        columns={columns}
        loading={loading}
        sortingMode="server"
        onSortModelChange={load}
        hideFooter
      />
    </div>
  );
}
