import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { visits, type Visit } from './data';

const columns: GridColDef<Visit>[] = [
  { field: 'department', headerName: 'Department', width: 150 },
  { field: 'doctor', headerName: 'Doctor', width: 140 },
  { field: 'month', headerName: 'Month', width: 110 },
];

const initialState = {
  rowGrouping: { model: ['department'] },
  columns: { columnVisibilityModel: { department: false } },
  filter: { filterModel: { items: [], quickFilterValues: ['2025-03'] } },
};

export default function FilterGroups() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPremium
        label="Visits in March by department"
        rows={visits}
        columns={columns}
        initialState={initialState}
        groupingColDef={{ width: 200 }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
