import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { arrivals, type Arrival } from './data';

const columns: GridColDef<Arrival>[] = [
  { field: 'id', headerName: 'Flight', width: 100 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 110 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 120 },
];

export default function SortFromCode() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      {/* #region */}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => apiRef.current?.sortColumn('delay', 'desc')}>
          Longest delay first
        </Button>
        <Button onClick={() => apiRef.current?.setSortModel([])}>Reset</Button>
      </Stack>
      {/* #endregion */}
      <div style={{ height: 318, width: '100%' }}>
        <DataGrid
          label="Arrivals sorted by buttons"
          apiRef={apiRef}
          rows={arrivals}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
