import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { flats, type Flat } from './data';

const columns: GridColDef<Flat>[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 130 },
  { field: 'rooms', headerName: 'Rooms', type: 'number', width: 90 },
  { field: 'rent', headerName: 'Rent (€)', type: 'number', width: 110 },
];

export default function OpenPanel() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      {/* #region */}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => apiRef.current?.showFilterPanel('rent')}>Filter by rent</Button>
        <Button onClick={() => apiRef.current?.setFilterModel({ items: [] })}>
          Remove filters
        </Button>
      </Stack>
      {/* #endregion */}
      <div style={{ height: 370, width: '100%' }}>
        <DataGrid
          label="Flats to filter by rent"
          apiRef={apiRef}
          rows={flats}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
