import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { visits, type Visit } from './data';

const columns: GridColDef<Visit>[] = [
  { field: 'patient', headerName: 'Patient', width: 120, groupable: false },
  { field: 'department', headerName: 'Department', width: 150 },
  { field: 'doctor', headerName: 'Doctor', width: 140 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110, groupable: false },
];

export default function GroupableColumns() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPremium
        label="Visits that can be grouped by department and doctor"
        rows={visits}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
