import { useRef, useState } from 'react';
import { DataGrid, type GridColDef, type GridPaginationModel } from '@mui/x-data-grid';
import { fetchInvoices, invoices, type Invoice } from './data';

const pageSize = 8;
const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 110, sortable: false },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130, sortable: false },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120, sortable: false },
];

export default function UnknownTotal() {
  const [rows, setRows] = useState(invoices.slice(0, pageSize));
  const [hasNextPage, setHasNextPage] = useState(true);
  const [loading, setLoading] = useState(false);
  const latest = useRef(0);

  async function load({ page }: GridPaginationModel) {
    const request = (latest.current += 1);
    setLoading(true);
    const answer = await fetchInvoices(page, pageSize);
    if (request !== latest.current) return;
    setRows(answer);
    setHasNextPage(answer.length === pageSize);
    setLoading(false);
  }

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Invoices of an unknown number"
        rows={rows}
        columns={columns}
        loading={loading}
        paginationMode="server"
        rowCount={-1}
        paginationMeta={{ hasNextPage }}
        initialState={{ pagination: { paginationModel: { page: 0, pageSize } } }}
        onPaginationModelChange={load}
        pageSizeOptions={[pageSize]}
        disableColumnFilter
      />
    </div>
  );
}
