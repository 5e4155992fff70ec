import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { euros, visits, type Visit } from './data';

const columns: GridColDef<Visit>[] = [
  { field: 'department', headerName: 'Department', width: 150 },
  { field: 'doctor', headerName: 'Doctor', width: 140 },
  { field: 'month', headerName: 'Month', width: 110 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
  { field: 'fee', headerName: 'Fee', type: 'number', width: 120, valueFormatter: euros },
];

const initialState = {
  rowGrouping: { model: ['department', 'doctor'] },
  columns: { columnVisibilityModel: { department: false, doctor: false } },
};

export default function VisitsByDepartment() {
  return (
    <div style={{ height: 422, width: '100%' }}>
      <DataGridPremium
        label="Visits by department and doctor"
        rows={visits}
        columns={columns}
        initialState={initialState}
        defaultGroupingExpansionDepth={1}
        groupingColDef={{ headerName: 'Department and doctor', width: 240 }}
      />
    </div>
  );
}
