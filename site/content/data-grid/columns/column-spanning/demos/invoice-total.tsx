import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

interface Line {
  id: string;
  item: string;
  quantity?: number;
  price?: number;
  amount: number;
}

const lines: Line[] = [
  { id: 'oak', item: 'Oak board, 2 m', quantity: 6, price: 38, amount: 228 },
  { id: 'screws', item: 'Wood screws, 200 pieces', quantity: 2, price: 11.5, amount: 23 },
  { id: 'oil', item: 'Hardwax oil, 1 l', quantity: 1, price: 42, amount: 42 },
  { id: 'total', item: 'Total', amount: 293 },
];

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const format = (value?: number) => (value === undefined ? '' : money.format(value));
const fixed = { sortable: false, filterable: false, hideable: false, disableColumnMenu: true };

const columns: GridColDef<Line>[] = [
  {
    ...fixed,
    field: 'item',
    headerName: 'Item',
    width: 200,
    colSpan: (_value, row) => (row.id === 'total' ? 3 : undefined),
  },
  { ...fixed, field: 'quantity', headerName: 'Quantity', type: 'number' },
  { ...fixed, field: 'price', headerName: 'Price', type: 'number', valueFormatter: format },
  { ...fixed, field: 'amount', headerName: 'Amount', type: 'number', valueFormatter: format },
];

export default function InvoiceTotal() {
  return (
    <div style={{ width: '100%' }}>
      <DataGrid
        label="Carpentry invoice"
        rows={lines}
        columns={columns}
        getRowClassName={({ id }) => (id === 'total' ? 'total' : '')}
        sx={{ [`& .total .${gridClasses.cell}`]: { fontWeight: 'bold' } }}
        hideFooter
      />
    </div>
  );
}
