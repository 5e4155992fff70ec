import { useRef, useState } from 'react';
import { DataGrid, type GridColDef, type GridPaginationModel } from '@mui/x-data-grid';
import { fetchInvoicesAfter, invoices, type Invoice } from './data';

const pageSize = 5;
const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 110, sortable: false },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130, sortable: false },
];

export default function CursorPages() {
  const [model, setModel] = useState<GridPaginationModel>({ page: 0, pageSize });
  const [rows, setRows] = useState(invoices.slice(0, pageSize));
  const [loading, setLoading] = useState(false);
  // #region
  /** Maps each page to the cursor it starts after. */
  const cursors = useRef(new Map([[1, rows.at(-1)?.id]]));

  async function load(next: GridPaginationModel) {
    const cursor = cursors.current.get(next.page);
    if (next.page > 0 && cursor === undefined) return;
    setLoading(true);
    const answer = await fetchInvoicesAfter(cursor, pageSize);
    cursors.current.set(next.page + 1, answer.at(-1)?.id);
    setRows(answer);
    setModel(next);
    setLoading(false);
  }
  // #endregion

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Invoices from a server with cursors"
        rows={rows}
        columns={columns}
        loading={loading}
        paginationMode="server"
        rowCount={invoices.length}
        paginationModel={model}
        onPaginationModelChange={load}
        pageSizeOptions={[pageSize]}
        disableColumnFilter
      />
    </div>
  );
}
