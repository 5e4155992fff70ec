import { useState } from 'react';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { columns, loans, type Loan } from './data';

const linkedColumns: GridColDef<Loan>[] = columns.map((column) =>
  column.field === 'title'
    ? {
        ...column,
        renderCell: ({ row, tabIndex }) => (
          <Link href={`#loan-${row.id}`} tabIndex={tabIndex}>
            {row.title}
          </Link>
        ),
      }
    : column,
);

export default function ClickableRows() {
  const [opened, setOpened] = useState('none');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <DataGrid
        label="Loans to open"
        rows={loans}
        columns={linkedColumns}
        onRowClick={({ row }) => setOpened(row.title)}
        disableRowSelectionOnClick
        sx={{ [`& .${gridClasses.row}`]: { cursor: 'pointer' } }}
        hideFooter
      />
      <Typography variant="body2" role="status">
        Opened: {opened}
      </Typography>
    </Stack>
  );
}
