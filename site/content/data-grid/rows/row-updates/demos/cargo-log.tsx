import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'container', headerName: 'Container', width: 140 },
  { field: 'event', headerName: 'Event', flex: 1, minWidth: 120 },
];

const events = ['Unloaded', 'Inspected', 'Moved to yard', 'Picked up'];
const load = (from: number) =>
  Array.from({ length: 20 }, (_, index) => ({
    id: from + index,
    container: `MK-${4000 + from + index}`,
    event: events[(from + index) % events.length],
  }));

export default function CargoLog() {
  const [rows, setRows] = useState(() => load(0));
  const [loading, setLoading] = useState(false);

  const loadMore = () => {
    if (loading || rows.length >= 100) return;
    setLoading(true);
    setTimeout(() => {
      setRows((loaded) => [...loaded, ...load(loaded.length)]);
      setLoading(false);
    }, 600);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 318, width: '100%' }}>
        <DataGridPro
          label="Cargo log"
          rows={rows}
          columns={columns}
          loading={loading}
          onRowsScrollEnd={loadMore}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status">
        {rows.length} of 100 entries loaded
      </Typography>
    </Stack>
  );
}
