import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { invoices, type Invoice } from './data';

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

export default function AllRows() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Invoices with an option for all rows"
        rows={invoices}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10, 25, { value: -1, label: 'All' }]}
      />
    </div>
  );
}
