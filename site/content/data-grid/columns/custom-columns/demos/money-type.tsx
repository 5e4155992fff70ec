import { DataGrid, type GridColDef, type GridColTypeDef } from '@mui/x-data-grid';
import { boats, type Boat } from './data';

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

const moneyColumn: GridColTypeDef<number | null, string> = {
  type: 'number',
  width: 130,
  valueFormatter: (value: number | null) => (value === null ? 'None' : euros.format(value)),
  cellClassName: 'money',
};

const columns: GridColDef<Boat>[] = [
  { field: 'name', headerName: 'Boat', flex: 1, minWidth: 110 },
  { ...moneyColumn, field: 'dayRate', headerName: 'Day rate' },
  { ...moneyColumn, field: 'deposit', headerName: 'Deposit', width: 110 },
];

export default function MoneyType() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Boats and their prices"
        rows={boats}
        columns={columns}
        sx={{ '& .money': { fontVariantNumeric: 'tabular-nums' } }}
        hideFooter
      />
    </div>
  );
}
