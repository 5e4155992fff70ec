import { DataGrid, type GridColDef, type GridLocaleText } from '@mui/x-data-grid';
import { invoices, type Invoice } from './data';

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
];

// #region
const localeText: Partial<GridLocaleText> = {
  paginationRowsPerPage: 'Invoices per page:',
  paginationDisplayedRows: ({ from, to, count }) => `Invoices ${from} to ${to} of ${count}`,
};
// #endregion

export default function FooterLabels() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Invoices with other footer labels"
        rows={invoices}
        columns={columns}
        localeText={localeText}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
      />
    </div>
  );
}
