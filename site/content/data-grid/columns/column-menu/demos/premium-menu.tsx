import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140, groupable: false },
  { field: 'branch', headerName: 'Branch', width: 120 },
  { field: 'loans', headerName: 'Loans', type: 'number', width: 110 },
];

export default function PremiumMenu() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium label="Books with the Premium menu" rows={books} columns={columns} />
    </div>
  );
}
