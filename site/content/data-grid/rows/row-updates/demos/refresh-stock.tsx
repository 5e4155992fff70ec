import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
  { field: 'free', headerName: 'Free bikes', type: 'number', width: 120 },
];

const stations = ['Central Station', 'Museum Quarter', 'Riverside', 'Stadium'];
const load = (visit: number) =>
  stations.map((station, id) => ({ id, station, free: (id * 5 + visit * 3 + 4) % 17 }));

export default function RefreshStock() {
  const [rows, setRows] = useState(() => load(0));
  const [visits, setVisits] = useState(1);
  const [loading, setLoading] = useState(false);

  const refresh = () => {
    setLoading(true);
    setTimeout(() => {
      setRows(load(visits));
      setVisits(visits + 1);
      setLoading(false);
    }, 1200);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button onClick={refresh} disabled={loading}>
        Refresh
      </Button>
      <div style={{ width: '100%' }}>
        <DataGrid
          label="Bike stations"
          rows={rows}
          columns={columns}
          loading={loading}
          hideFooter
        />
      </div>
    </Stack>
  );
}
