import Download from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  Toolbar,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';
import { deliveries, type Delivery } from './data';

const columns: GridColDef<Delivery>[] = [
  { field: 'shop', headerName: 'Shop', flex: 1, minWidth: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'liters', headerName: 'Liters', type: 'number', width: 90 },
];

// #region
function JsonToolbar() {
  const apiRef = useGridApiContext();

  function download() {
    const fields = apiRef.current.getVisibleColumns().map(({ field }) => field);
    const rows = gridFilteredSortedRowIdsSelector(apiRef).map((id) =>
      Object.fromEntries(
        fields.map((field) => [field, apiRef.current.getCellParams(id, field).value]),
      ),
    );
    const file = new Blob([JSON.stringify(rows, null, 2)], { type: 'application/json' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = 'deliveries.json';
    link.click();
    URL.revokeObjectURL(link.href);
  }

  return (
    <Toolbar>
      <Button startIcon={<Download />} onClick={download}>
        Download JSON
      </Button>
    </Toolbar>
  );
}
// #endregion

export default function JsonFile() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Deliveries as JSON"
        rows={deliveries}
        columns={columns}
        slots={{ toolbar: JsonToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
