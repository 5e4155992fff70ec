import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createParts, type Part } from './data';

const rows = createParts(5000);
const columns: GridColDef<Part>[] = [
  { field: 'id', headerName: 'Number', width: 100 },
  { field: 'name', headerName: 'Part', width: 180 },
  { field: 'bike', headerName: 'For', width: 140 },
  { field: 'shelf', headerName: 'Shelf', width: 120 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 120 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 120 },
];

export default function PartsPro() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        label="All spare parts"
        rows={rows}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['id'] } }}
      />
    </div>
  );
}
