import EventBusy from '@mui/icons-material/EventBusy';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { loans, type Loan } from './data';

const today = '2025-11-14';

function DueCell({ value = '' }: GridRenderCellParams<Loan, string>) {
  if (value >= today) return value;
  return (
    <Box component="span" sx={{ display: 'flex', gap: 0.5, fontWeight: 'bold' }}>
      <EventBusy fontSize="small" aria-hidden />
      {value} (late)
    </Box>
  );
}

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 130 },
  { field: 'due', headerName: 'Due', width: 180, display: 'flex', renderCell: DueCell },
];

export default function MarkedCells() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid label="Loans, late ones marked" rows={loans} columns={columns} hideFooter />
    </div>
  );
}
