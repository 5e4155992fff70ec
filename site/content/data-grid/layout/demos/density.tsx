import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridDensity } from '@mui/x-data-grid';
import { rooms, type Room } from './data';

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];
const columns: GridColDef<Room>[] = [
  { field: 'room', headerName: 'Room', width: 90 },
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 130 },
  { field: 'until', headerName: 'Until', width: 120 },
];

export default function Density() {
  const labelId = useId();
  const [density, setDensity] = useState<GridDensity>('compact');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControl>
        <FormLabel id={labelId}>Density</FormLabel>
        <RadioGroup
          row
          aria-labelledby={labelId}
          value={density}
          onChange={(_event, value) => setDensity(densities.find((d) => d === value) ?? 'standard')}
        >
          {densities.map((value) => (
            <FormControlLabel key={value} value={value} control={<Radio />} label={value} />
          ))}
        </RadioGroup>
      </FormControl>
      <div style={{ height: 309, width: '100%' }}>
        <DataGrid label="Rooms, dense" rows={rooms} columns={columns} density={density} />
      </div>
    </Stack>
  );
}
