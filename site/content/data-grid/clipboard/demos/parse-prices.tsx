import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { dollars, editableColumns, stock, type Ingredient } from './data';

const columns: GridColDef<Ingredient>[] = editableColumns.map((column) =>
  column.type === 'number'
    ? {
        ...column,
        ...(column.field === 'price' ? { valueFormatter: dollars } : {}),
        pastedValueParser: (text) => {
          const digits = text.replace(/[$,\s]/g, '');
          return digits === '' || Number.isNaN(Number(digits)) ? undefined : Number(digits);
        },
      }
    : column,
);

export default function ParsePrices() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        label="Stock that reads prices"
        rows={stock}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
