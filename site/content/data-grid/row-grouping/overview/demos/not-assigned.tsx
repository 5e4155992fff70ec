import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { visits } from './data';

const requests = visits.slice(0, 20).map((visit) => ({
  ...visit,
  doctor: visit.followUp ? visit.doctor : null,
}));

const columns: GridColDef<(typeof requests)[number]>[] = [
  // #region
  {
    field: 'doctor',
    headerName: 'Doctor',
    groupingValueGetter: (doctor: string | null) => doctor ?? 'No doctor yet',
  },
  // #endregion
  { field: 'patient', headerName: 'Patient', width: 120 },
  { field: 'month', headerName: 'Month', width: 120 },
  { field: 'department', headerName: 'Department', width: 150 },
];

const initialState = {
  rowGrouping: { model: ['doctor'] },
  columns: { columnVisibilityModel: { doctor: false } },
};

export default function NotAssigned() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPremium
        label="Requests with and without a doctor"
        rows={requests}
        columns={columns}
        initialState={initialState}
        groupingColDef={{ width: 200 }}
        hideFooter
      />
    </div>
  );
}
