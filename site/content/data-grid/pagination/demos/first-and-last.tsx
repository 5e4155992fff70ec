import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { invoices, type Invoice } from './data';

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
];

// #region
function withFirstAndLast(outer: Theme) {
  return createTheme({
    ...outer,
    components: {
      ...outer.components,
      MuiTablePagination: { defaultProps: { showFirstButton: true, showLastButton: true } },
    },
  });
}
// #endregion

export default function FirstAndLast() {
  return (
    <ThemeProvider theme={withFirstAndLast}>
      <div style={{ height: 370, width: '100%' }}>
        <DataGrid
          label="Invoices with buttons for the first and last page"
          rows={invoices}
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5, 10]}
        />
      </div>
    </ThemeProvider>
  );
}
