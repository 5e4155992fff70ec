import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { roofs, type Roof } from './data';

const columns: GridColDef<Roof>[] = [
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 110 },
  { field: 'peak', headerName: 'Peak power under test conditions', type: 'number', width: 140 },
  { field: 'output', headerName: 'Output in May in kilowatt-hours', type: 'number', width: 130 },
];

export default function WrappedHeader() {
  return (
    <div style={{ height: 398, width: '100%' }}>
      <DataGrid
        label="Solar roofs with long titles"
        rows={roofs}
        columns={columns}
        columnHeaderHeight={84}
        sx={{
          [`& .${gridClasses.columnHeaderTitle}`]: { whiteSpace: 'normal', lineHeight: 1.3 },
        }}
        hideFooter
      />
    </div>
  );
}
