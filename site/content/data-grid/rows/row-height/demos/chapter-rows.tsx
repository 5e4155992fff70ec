import { DataGrid, type GridColDef, type GridRowHeightParams } from '@mui/x-data-grid';

const program = [
  { id: 1, title: 'Morning', start: '', room: '', heading: true },
  { id: 2, title: 'Introduction to bookbinding', start: '9:00', room: 'Studio 1', heading: false },
  { id: 3, title: 'Paper marbling', start: '10:30', room: 'Studio 2', heading: false },
  { id: 4, title: 'Afternoon', start: '', room: '', heading: true },
  { id: 5, title: 'Letterpress workshop', start: '13:00', room: 'Print shop', heading: false },
];

const columns: GridColDef<(typeof program)[number]>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 200, sortable: false },
  { field: 'start', headerName: 'Start', width: 90, sortable: false },
  { field: 'room', headerName: 'Room', width: 120, sortable: false },
];

// #region
const getRowHeight = ({ model, densityFactor }: GridRowHeightParams) =>
  model.heading ? 32 * densityFactor : null;
// #endregion

export default function ChapterRows() {
  return (
    <div style={{ width: '100%' }}>
      <DataGrid
        label="Course program"
        rows={program}
        columns={columns}
        getRowHeight={getRowHeight}
        getRowClassName={({ row }) => (row.heading ? 'heading' : '')}
        sx={{ '& .heading': { bgcolor: 'action.selected', fontWeight: 'bold' } }}
        hideFooter
      />
    </div>
  );
}
