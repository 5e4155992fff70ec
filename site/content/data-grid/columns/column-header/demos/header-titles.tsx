import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { roofs, type Roof } from './data';

const columns: GridColDef<Roof>[] = [
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 110 },
  {
    field: 'peak',
    headerName: 'Peak (kWp)',
    description: 'Power under standard test conditions',
    type: 'number',
    width: 120,
  },
  {
    field: 'output',
    headerName: 'Output (kWh)',
    type: 'number',
    width: 130,
    headerAlign: 'center',
  },
];

export default function HeaderTitles() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid label="Solar roofs in May" rows={roofs} columns={columns} hideFooter />
    </div>
  );
}
