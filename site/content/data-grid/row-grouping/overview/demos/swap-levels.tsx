import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef, type GridColDef } from '@mui/x-data-grid-premium';
import { visits, type Visit } from './data';

const columns: GridColDef<Visit>[] = [
  { field: 'month', headerName: 'Month', width: 110 },
  { field: 'department', headerName: 'Department', width: 150 },
  { field: 'doctor', headerName: 'Doctor', width: 140 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

const initialState = { rowGrouping: { model: ['department', 'doctor'] } };

export default function SwapLevels() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      {/* #region */}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => apiRef.current?.setRowGroupingCriteriaIndex('doctor', 0)}>
          Doctor first
        </Button>
        <Button onClick={() => apiRef.current?.addRowGroupingCriteria('month', 0)}>
          Add month on top
        </Button>
        <Button onClick={() => apiRef.current?.removeRowGroupingCriteria('month')}>
          Remove month
        </Button>
      </Stack>
      {/* #endregion */}
      <div style={{ height: 266, width: '100%' }}>
        <DataGridPremium
          label="Visits with levels to rearrange"
          apiRef={apiRef}
          rows={visits}
          columns={columns}
          initialState={initialState}
          hideFooter
        />
      </div>
    </Stack>
  );
}
