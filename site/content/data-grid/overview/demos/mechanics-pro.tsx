import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { euros, isoDay, jobs, type Job } from './data';

const columns: GridColDef<Job>[] = [
  { field: 'id', headerName: 'Job', width: 90 },
  { field: 'bicycle', headerName: 'Bicycle', width: 150 },
  { field: 'work', headerName: 'Work', width: 150 },
  { field: 'mechanic', headerName: 'Mechanic', width: 160 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 120 },
  { field: 'parts', headerName: 'Parts', type: 'number', width: 120, valueFormatter: euros },
  { field: 'promised', headerName: 'Promised', type: 'date', width: 150, valueFormatter: isoDay },
  { field: 'warranty', headerName: 'Warranty', type: 'boolean', width: 120 },
];

export default function MechanicsPro() {
  return (
    <div style={{ height: 426, width: '100%' }}>
      <DataGridPro
        label="Jobs with a filter in each header"
        rows={jobs}
        columns={columns}
        headerFilters
        initialState={{
          pinnedColumns: { left: ['id'] },
          sorting: {
            sortModel: [
              { field: 'promised', sort: 'asc' },
              { field: 'minutes', sort: 'desc' },
            ],
          },
        }}
      />
    </div>
  );
}
