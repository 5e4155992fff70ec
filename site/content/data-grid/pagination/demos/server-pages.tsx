import { useRef, useState } from 'react';
import { DataGrid, type GridColDef, type GridPaginationModel } from '@mui/x-data-grid';
import { fetchInvoices, invoices, type Invoice } from './data';

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 110, sortable: false },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130, sortable: false },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110, sortable: false },
];

export default function ServerPages() {
  const [model, setModel] = useState<GridPaginationModel>({ page: 0, pageSize: 5 });
  const [rows, setRows] = useState(invoices.slice(0, 5));
  const [loading, setLoading] = useState(false);
  const latest = useRef(0);

  async function load(next: GridPaginationModel) {
    const request = (latest.current += 1);
    setModel(next);
    setLoading(true);
    const answer = await fetchInvoices(next.page, next.pageSize);
    if (request !== latest.current) return;
    setRows(answer);
    setLoading(false);
  }

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Invoices, page by page"
        rows={rows}
        columns={columns}
        loading={loading}
        paginationMode="server"
        rowCount={invoices.length}
        paginationModel={model}
        onPaginationModelChange={load}
        pageSizeOptions={[5, 10]}
        disableColumnFilter
      />
    </div>
  );
}
