import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  { field: 'author', headerName: 'Author', width: 130, sortable: false },
  { field: 'loans', headerName: 'Loans', type: 'number', width: 110, disableColumnMenu: true },
];

export default function DefaultMenu() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid label="Books" rows={books} columns={columns} hideFooter />
    </div>
  );
}
