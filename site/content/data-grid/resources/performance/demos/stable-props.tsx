import { useMemo, useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { buildsUpTo, type Build } from './data';

const builds = buildsUpTo(60);

export default function StableProps() {
  const [note, setNote] = useState('');
  const [minutes, setMinutes] = useState(true);

  const columns = useMemo<GridColDef<Build>[]>(
    () => [
      { field: 'id', headerName: 'Build', width: 100 },
      { field: 'branch', headerName: 'Branch', flex: 1, minWidth: 130 },
      {
        field: 'seconds',
        headerName: minutes ? 'Minutes' : 'Seconds',
        type: 'number',
        width: 110,
        valueFormatter: (value: number) => (minutes ? (value / 60).toFixed(1) : String(value)),
      },
    ],
    [minutes],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <TextField
          label="Note for the team"
          size="small"
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <FormControlLabel
          control={<Switch checked={minutes} onChange={(_event, on) => setMinutes(on)} />}
          label="In minutes"
        />
      </Stack>
      <div style={{ height: 318, width: '100%' }}>
        <DataGrid label="Builds with stable columns" rows={builds} columns={columns} />
      </div>
    </Stack>
  );
}
