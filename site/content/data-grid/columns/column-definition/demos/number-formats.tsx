import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const orders = [
  { id: 'Test tubes', price: 38.5, share: 0.124, weight: 2.4, left: null },
  { id: 'Gloves', price: 12.9, share: 0.31, weight: 0.8, left: 1240 },
  { id: 'Centrifuge', price: 2190, share: 0.566, weight: 31.5, left: 2 },
];

// #region
const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });
const kilograms = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'kilogram' });

const format = (numbers: Intl.NumberFormat) => (value: number | null) =>
  value === null ? 'unknown' : numbers.format(value);

const columns: GridColDef<(typeof orders)[number]>[] = [
  { field: 'id', headerName: 'Item', flex: 1, minWidth: 110 },
  { field: 'price', type: 'number', headerName: 'Price', valueFormatter: format(euros) },
  { field: 'share', type: 'number', headerName: 'Share', valueFormatter: format(percent) },
  { field: 'weight', type: 'number', headerName: 'Weight', valueFormatter: format(kilograms) },
  {
    field: 'left',
    type: 'number',
    headerName: 'Left',
    valueFormatter: format(new Intl.NumberFormat('en-US')),
  },
];
// #endregion

export default function NumberFormats() {
  return (
    <div style={{ width: '100%' }}>
      <DataGrid label="Orders of the laboratory" rows={orders} columns={columns} hideFooter />
    </div>
  );
}
