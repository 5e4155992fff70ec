import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridListViewColDef } from '@mui/x-data-grid-pro';
import { createParts, type Part } from './data';

const rows = createParts(500);
const columns: GridColDef<Part>[] = [
  { field: 'name', headerName: 'Part' },
  { field: 'bike', headerName: 'For' },
  { field: 'stock', headerName: 'In stock', type: 'number' },
];

const listViewColumn: GridListViewColDef<Part> = {
  field: 'part',
  renderCell: ({ row }) => (
    <Stack sx={{ height: '100%', justifyContent: 'center' }}>
      <Typography variant="body1">
        {row.name}, {row.bike}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {row.id} · shelf {row.shelf} · {row.stock} in stock
      </Typography>
    </Stack>
  ),
};

export default function PartsList() {
  return (
    <Box sx={{ height: 426, width: '100%', maxWidth: 360 }}>
      <DataGridPro
        label="Parts list"
        rows={rows}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
        rowHeight={64}
        showToolbar
      />
    </Box>
  );
}
