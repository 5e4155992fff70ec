import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rooms, type Room } from './data';

const columns: GridColDef<Room>[] = [
  { field: 'room', headerName: 'Room', width: 90 },
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 130 },
  { field: 'until', headerName: 'Until', width: 120 },
];

export default function GrowingGrid() {
  const [count, setCount] = useState(3);

  return (
    <Stack spacing={1} sx={{ width: '100%', minHeight: 440 }}>
      <Stack direction="row" spacing={1}>
        <Button disabled={count === rooms.length} onClick={() => setCount(count + 1)}>
          Open a room
        </Button>
        <Button disabled={count === 1} onClick={() => setCount(count - 1)}>
          Close a room
        </Button>
      </Stack>
      <div style={{ display: 'flex', flexDirection: 'column', maxHeight: 380, width: '100%' }}>
        <DataGrid label="Open rooms" rows={rooms.slice(0, count)} columns={columns} hideFooter />
      </div>
    </Stack>
  );
}
