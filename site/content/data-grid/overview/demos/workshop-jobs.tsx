import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { euros, isoDay, jobs, type Job } from './data';

const columns: GridColDef<Job>[] = [
  { field: 'id', headerName: 'Job', width: 65 },
  { field: 'bicycle', headerName: 'Bicycle', flex: 1, minWidth: 95 },
  { field: 'work', headerName: 'Work', flex: 1, minWidth: 95, editable: true },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['waiting', 'on the stand', 'ready'],
    width: 115,
    editable: true,
  },
  { field: 'parts', headerName: 'Parts', type: 'number', width: 80, valueFormatter: euros },
  { field: 'promised', headerName: 'Promised', type: 'date', width: 100, valueFormatter: isoDay },
];

export default function WorkshopJobs() {
  return (
    <div style={{ height: 422, width: '100%' }}>
      <DataGrid
        label="Workshop jobs"
        rows={jobs}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        showToolbar
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10, 25]}
      />
    </div>
  );
}
