import { useId } from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { loans, type Loan } from './data';

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
  { field: 'reader', headerName: 'Reader', width: 120 },
  { field: 'due', headerName: 'Due', width: 110 },
];

export default function NamedByHeading() {
  const headingId = useId();

  return (
    <div style={{ width: '100%' }}>
      <Typography id={headingId} variant="h6" component="p" gutterBottom>
        Books due in November
      </Typography>
      <div style={{ height: 266, width: '100%' }}>
        <DataGrid aria-labelledby={headingId} rows={loans} columns={columns} hideFooter />
      </div>
    </div>
  );
}
