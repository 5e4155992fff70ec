import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import { applicants, type Applicant } from './data';

const columns: GridColDef<Applicant>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'instrument', headerName: 'Instrument', width: 120 },
  { field: 'years', headerName: 'Years', type: 'number', width: 90 },
  { field: 'grade', headerName: 'Grade', width: 90 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'email', headerName: 'Email', width: 210 },
];

const jury: GridColumnVisibilityModel = { city: false, email: false };
const office: GridColumnVisibilityModel = { instrument: false, years: false, grade: false };

export default function TwoViews() {
  const [model, setModel] = useState(jury);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        aria-label="View"
        exclusive
        size="small"
        value={model}
        onChange={(_event, next: GridColumnVisibilityModel | null) => next && setModel(next)}
      >
        <ToggleButton value={jury}>Jury</ToggleButton>
        <ToggleButton value={office}>Office</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 370, width: '100%' }}>
        <DataGrid
          label="Applicants for the jury or the office"
          rows={applicants}
          columns={columns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
        />
      </div>
    </Stack>
  );
}
