import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { columns, reviews, type Review } from './data';

const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  lineHeight: 1.4,
  whiteSpace: 'normal',
};

const wrappedColumns: GridColDef<Review>[] = columns.map((column) =>
  column.field === 'text'
    ? {
        ...column,
        display: 'flex',
        renderCell: ({ value }) => <Box sx={twoLines}>{value}</Box>,
      }
    : column,
);

export default function TwoLines() {
  return (
    <div style={{ width: '100%' }}>
      <DataGrid label="Reviews on two lines" rows={reviews} columns={wrappedColumns} hideFooter />
    </div>
  );
}
