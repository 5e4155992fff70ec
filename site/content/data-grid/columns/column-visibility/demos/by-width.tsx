import { useState } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridColDef, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import { applicants, type Applicant } from './data';

const columns: GridColDef<Applicant>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'instrument', headerName: 'Instrument', width: 120 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'grade', headerName: 'Grade', width: 90 },
];

// #region
const narrow: GridColumnVisibilityModel = { city: false, grade: false };
const wide: GridColumnVisibilityModel = {};

export default function ByWidth() {
  const isWide = useMediaQuery('(min-width: 600px)');
  const [chosen, setChosen] = useState<GridColumnVisibilityModel>();

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Auditions"
        rows={applicants}
        columns={columns}
        columnVisibilityModel={chosen ?? (isWide ? wide : narrow)}
        onColumnVisibilityModelChange={setChosen}
        showToolbar
        hideFooter
      />
    </div>
  );
}
// #endregion
