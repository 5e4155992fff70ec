import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'ship', headerName: 'Ship', flex: 1, minWidth: 120 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 120 },
  { field: 'boxes', headerName: 'Boxes', type: 'number', width: 90 },
  { field: 'due', headerName: 'Due', type: 'date', width: 120, valueFormatter: isoDay },
];

export default function HundredOrders() {
  return (
    <div style={{ height: 422, width: '100%' }}>
      <DataGrid rows={orders} columns={columns} label="Orders" />
    </div>
  );
}

function isoDay(due: Date): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return [due.getFullYear(), due.getMonth() + 1, due.getDate()].map(twoDigits).join('-');
}
