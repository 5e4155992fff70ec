import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { roofs, type Roof } from './data';

const columns: GridColDef<Roof>[] = [
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 110 },
  { field: 'peak', headerName: 'Peak (kWp)', type: 'number', width: 120 },
  {
    field: 'output',
    headerName: 'Output (kWh)',
    type: 'number',
    width: 140,
    headerClassName: 'measured',
  },
];

export default function StyledHeader() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Solar roofs with a colored header"
        rows={roofs}
        columns={columns}
        sx={{
          [`& .${gridClasses.columnHeaderTitle}`]: { textTransform: 'uppercase', fontSize: 12 },
          '& .measured': { bgcolor: 'primary.main', color: 'primary.contrastText' },
          '& .measured button': { color: 'inherit' },
        }}
        hideFooter
      />
    </div>
  );
}
