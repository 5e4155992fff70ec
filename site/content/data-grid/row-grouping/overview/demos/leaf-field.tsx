import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { visits, type Visit } from './data';

const columns: GridColDef<Visit>[] = [
  { field: 'doctor', headerName: 'Doctor' },
  { field: 'patient', headerName: 'Patient', width: 120 },
  { field: 'month', headerName: 'Month', width: 110 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

const initialState = {
  rowGrouping: { model: ['doctor'] },
  columns: { columnVisibilityModel: { doctor: false, patient: false } },
};

export default function LeafField() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPremium
        label="Patients of each doctor"
        rows={visits}
        columns={columns}
        initialState={initialState}
        groupingColDef={{ headerName: 'Doctor and patients', leafField: 'patient', width: 200 }}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </div>
  );
}
