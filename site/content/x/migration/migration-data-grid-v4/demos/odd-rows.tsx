import { DataGrid } from '@mui/x-data-grid';

const rows = [
  { id: 1, kiln: 'North kiln', glaze: 'Celadon', pieces: 24 },
  { id: 2, kiln: 'South kiln', glaze: 'Tenmoku', pieces: 18 },
  { id: 3, kiln: 'Test kiln', glaze: 'Ash', pieces: 6 },
  { id: 4, kiln: 'North kiln', glaze: 'Shino', pieces: 21 },
];

const columns = [
  { field: 'kiln', headerName: 'Kiln', flex: 1, minWidth: 120 },
  { field: 'glaze', headerName: 'Glaze', width: 120 },
  { field: 'pieces', headerName: 'Pieces', width: 90 },
];

export default function OddRows() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGrid
        aria-label="Kiln firings"
        rows={rows}
        columns={columns}
        hideFooter
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 === 0 ? 'even' : 'odd'
        }
        sx={{ '& .odd': { bgcolor: 'action.hover' } }}
      />
    </div>
  );
}
