import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { visits, type Visit } from './data';

const columns: GridColDef<Visit>[] = [
  { field: 'department', headerName: 'Department', width: 150 },
  { field: 'doctor', headerName: 'Doctor', width: 140 },
  { field: 'patient', headerName: 'Patient', width: 110 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

const initialState = {
  rowGrouping: { model: ['department', 'doctor'] },
  columns: { columnVisibilityModel: { department: false, doctor: false } },
};

export default function OpenLevels() {
  const [depth, setDepth] = useState(1);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        aria-label="Open levels"
        size="small"
        exclusive
        value={depth}
        onChange={(_event, value: number | null) => setDepth(value ?? depth)}
      >
        <ToggleButton value={0}>Departments</ToggleButton>
        <ToggleButton value={1}>Doctors</ToggleButton>
        <ToggleButton value={-1}>Visits</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 318, width: '100%' }}>
        {/* #region */}
        <DataGridPremium
          label="Visits with open levels"
          rows={visits}
          columns={columns}
          initialState={initialState}
          defaultGroupingExpansionDepth={depth}
          hideFooter
        />
        {/* #endregion */}
      </div>
    </Stack>
  );
}
