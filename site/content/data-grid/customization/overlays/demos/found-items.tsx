import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import { columns, type FoundItem, rows } from './data';

export default function FoundItems() {
  const [items, setItems] = useState<FoundItem[]>([]);
  const [loading, setLoading] = useState(false);

  const load = async () => {
    setLoading(true);
    await new Promise((done) => setTimeout(done, 2000));
    setItems(rows);
    setLoading(false);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'start' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={load} disabled={loading}>
          Load items
        </Button>
        <Button onClick={() => setItems([])} disabled={loading || items.length === 0}>
          Clear
        </Button>
      </Stack>
      <div style={{ height: 266, width: '100%' }}>
        <DataGrid
          aria-label="Found items"
          rows={items}
          columns={columns}
          loading={loading}
          hideFooter
        />
      </div>
    </Stack>
  );
}
