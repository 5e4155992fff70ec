import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { invoices, type Invoice } from './data';

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

const pageSize = 5;

export default function GoToRow() {
  const apiRef = useGridApiRef();

  // #region
  function showInvoice(id: string) {
    const index = gridFilteredSortedRowIdsSelector(apiRef).indexOf(id);
    if (index === -1) return;
    apiRef.current?.setPage(Math.floor(index / pageSize));
    apiRef.current?.selectRow(id, true, true);
  }
  // #endregion

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button onClick={() => showInvoice('2025-033')}>Show invoice 2025-033</Button>
      <div style={{ height: 370, width: '100%' }}>
        <DataGrid
          label="Invoices to look up"
          apiRef={apiRef}
          rows={invoices}
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize } } }}
          pageSizeOptions={[pageSize]}
        />
      </div>
    </Stack>
  );
}
