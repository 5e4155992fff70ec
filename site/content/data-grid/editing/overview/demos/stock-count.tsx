import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { forms, isoDay, medicines, type Medicine } from './data';

const columns: GridColDef<Medicine>[] = [
  { field: 'name', headerName: 'Medicine', flex: 1, minWidth: 130 },
  {
    field: 'form',
    headerName: 'Form',
    type: 'singleSelect',
    valueOptions: forms,
    width: 120,
    editable: true,
  },
  { field: 'packs', headerName: 'Packs', type: 'number', width: 100, editable: true },
  {
    field: 'expires',
    headerName: 'Expires',
    type: 'date',
    width: 150,
    editable: true,
    valueFormatter: isoDay,
  },
  { field: 'cooled', headerName: 'Cooled', type: 'boolean', width: 100, editable: true },
];

export default function StockCount() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid label="Medicines in stock" rows={medicines} columns={columns} />
    </div>
  );
}
