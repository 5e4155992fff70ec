import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createParts, type Part } from './data';

const rows = createParts(250);
const columns: GridColDef<Part>[] = [
  { field: 'id', headerName: 'Number', width: 100 },
  { field: 'name', headerName: 'Part', flex: 1, minWidth: 120 },
  { field: 'bike', headerName: 'For', width: 100 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 110, editable: true },
];

export default function PartsCommunity() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Spare parts"
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
        showToolbar
      />
    </div>
  );
}
