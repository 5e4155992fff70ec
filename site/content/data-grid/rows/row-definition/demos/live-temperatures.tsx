import { useEffect, useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { coldRooms, type ColdRoom } from './data';

const columns: GridColDef<ColdRoom>[] = [
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 100 },
  { field: 'target', headerName: 'Target °C', type: 'number', width: 110 },
  { field: 'celsius', headerName: 'Now °C', type: 'number', width: 110 },
  { field: 'readings', headerName: 'Readings', type: 'number', width: 110 },
];

export default function LiveTemperatures() {
  const apiRef = useGridApiRef();
  const [listening, setListening] = useState(false);

  useEffect(() => {
    if (!listening) return undefined;
    let tick = 0;
    const timer = setInterval(() => {
      const room = apiRef.current?.getRow<ColdRoom>(1 + ((tick * 7) % coldRooms.length));
      if (!room) return;
      const celsius = room.target + ((tick % 9) - 4) / 10;
      apiRef.current?.updateRows([{ ...room, celsius, readings: room.readings + 1 }]);
      tick += 1;
    }, 300);
    return () => clearInterval(timer);
  }, [apiRef, listening]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={listening} onChange={(_event, on) => setListening(on)} />}
        label="Listen to the sensors"
      />
      <div style={{ height: 318, width: '100%' }}>
        <DataGrid label="Cold rooms" apiRef={apiRef} rows={coldRooms} columns={columns} />
      </div>
    </Stack>
  );
}
