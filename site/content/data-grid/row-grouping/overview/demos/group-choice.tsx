import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { visits, type Visit } from './data';

const byMonth = visits.toSorted((a, b) => a.month.localeCompare(b.month));

const columns: GridColDef<Visit>[] = [
  { field: 'department', headerName: 'Department', width: 150 },
  { field: 'doctor', headerName: 'Doctor', width: 140 },
  { field: 'month', headerName: 'Month', width: 110 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110, groupable: false },
];

export default function GroupChoice() {
  const [model, setModel] = useState(['month']);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        aria-label="Group by"
        size="small"
        value={model}
        onChange={(_event, fields: string[]) => setModel(fields)}
      >
        <ToggleButton value="month">Month</ToggleButton>
        <ToggleButton value="department">Department</ToggleButton>
        <ToggleButton value="doctor">Doctor</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 370, width: '100%' }}>
        <DataGridPremium
          label="Visits in the groups you choose"
          rows={byMonth}
          columns={columns}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
        />
      </div>
    </Stack>
  );
}
