import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createParts, type Part } from './data';

const rows = createParts(200);
const columns: GridColDef<Part>[] = [
  { field: 'bike', headerName: 'For', width: 120 },
  { field: 'name', headerName: 'Part', flex: 1, minWidth: 150 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 140 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 140 },
];

export default function PartsPremium() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        label="Spare parts by bike"
        rows={rows}
        columns={columns}
        initialState={{
          columns: { columnVisibilityModel: { bike: false } },
          rowGrouping: { model: ['bike'] },
          aggregation: { model: { stock: 'sum', price: 'avg' } },
        }}
      />
    </div>
  );
}
