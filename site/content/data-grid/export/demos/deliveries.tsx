import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { deliveries, euros, isoDay, type Delivery } from './data';

const columns: GridColDef<Delivery>[] = [
  { field: 'day', headerName: 'Day', type: 'date', width: 120, valueFormatter: isoDay },
  { field: 'shop', headerName: 'Shop', flex: 1, minWidth: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'liters', headerName: 'Liters', type: 'number', width: 90 },
  { field: 'price', headerName: 'Price', type: 'number', width: 100, valueFormatter: euros },
];

export default function Deliveries() {
  return (
    <div style={{ height: 422, width: '100%' }}>
      <DataGrid
        label="Deliveries"
        rows={deliveries}
        columns={columns}
        checkboxSelection
        showToolbar
        slotProps={{
          toolbar: {
            csvOptions: { fileName: 'deliveries', delimiter: ';', utf8WithBom: true },
            printOptions: { hideFooter: true },
          },
        }}
      />
    </div>
  );
}
