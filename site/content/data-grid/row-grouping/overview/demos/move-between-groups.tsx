import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { visits, type Visit } from './data';

const columns: GridColDef<Visit>[] = [
  {
    field: 'department',
    headerName: 'Department',
    type: 'singleSelect',
    valueOptions: ['Cardiology', 'Dermatology', 'Orthopedics'],
    width: 150,
    editable: true,
  },
  { field: 'patient', headerName: 'Patient', width: 110 },
  { field: 'doctor', headerName: 'Doctor', width: 140 },
];

const initialState = { rowGrouping: { model: ['department'] } };

export default function MoveBetweenGroups() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPremium
        label="Visits to move to another department"
        rows={visits}
        columns={columns}
        initialState={initialState}
        groupingColDef={{ headerName: 'Group', width: 190 }}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </div>
  );
}
