import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { euros, jobs, type Job } from './data';

const columns: GridColDef<Job>[] = [
  { field: 'mechanic', headerName: 'Mechanic', width: 150 },
  { field: 'bicycle', headerName: 'Bicycle', width: 130 },
  { field: 'work', headerName: 'Work', flex: 1, minWidth: 130 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
  { field: 'parts', headerName: 'Parts', type: 'number', width: 120, valueFormatter: euros },
];

const initialState = {
  rowGrouping: { model: ['mechanic'] },
  columns: { columnVisibilityModel: { mechanic: false } },
  aggregation: { model: { minutes: 'sum', parts: 'sum' } },
};

export default function WorkloadPremium() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        label="Work by mechanic"
        rows={jobs}
        columns={columns}
        initialState={initialState}
      />
    </div>
  );
}
