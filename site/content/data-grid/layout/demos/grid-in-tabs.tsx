import { useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { DataGrid, useGridApiRef, type GridColDef, type GridInitialState } from '@mui/x-data-grid';
import { rooms, type Room } from './data';

const columns: GridColDef<Room>[] = [
  { field: 'room', headerName: 'Room', width: 100 },
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 120 },
];
const floors = ['1', '2', '3', '4'];

export default function GridInTabs() {
  // #region
  const apiRef = useGridApiRef();
  const [open, setOpen] = useState('1');
  const [left, setLeft] = useState<Record<string, GridInitialState>>({});
  const openFloor = (floor: string) => {
    setLeft({ ...left, [open]: apiRef.current?.exportState() ?? {} });
    setOpen(floor);
  };
  // #endregion

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={open}
        onChange={(_event, floor: string) => openFloor(floor)}
        variant="scrollable"
        aria-label="Floors"
      >
        {floors.map((floor) => (
          <Tab key={floor} value={floor} label={`Floor ${floor}`} id={`floor-${floor}`} />
        ))}
      </Tabs>
      <Box role="tabpanel" aria-labelledby={`floor-${open}`} sx={{ height: 318 }}>
        <DataGrid
          key={open}
          apiRef={apiRef}
          label={`Rooms on floor ${open}`}
          rows={rooms.filter(({ room }) => room.startsWith(open))}
          columns={columns}
          initialState={left[open] ?? {}}
          hideFooter
        />
      </Box>
    </Box>
  );
}
