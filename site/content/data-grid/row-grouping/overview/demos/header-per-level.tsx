import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { visits, type Visit } from './data';

const columns: GridColDef<Visit>[] = [
  { field: 'department', headerName: 'Department' },
  { field: 'doctor', headerName: 'Doctor' },
  { field: 'patient', headerName: 'Patient', width: 110 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

// #region
const groupingColDef: DataGridPremiumProps['groupingColDef'] = ({ fields }) =>
  fields.includes('doctor')
    ? { headerName: 'Doctor or patient', leafField: 'patient', width: 200 }
    : { hideDescendantCount: true, width: 170 };
// #endregion

const initialState = {
  rowGrouping: { model: ['department', 'doctor'] },
  columns: { columnVisibilityModel: { department: false, doctor: false, patient: false } },
};

export default function HeaderPerLevel() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPremium
        label="Visits with a different header for each level"
        rows={visits}
        columns={columns}
        initialState={initialState}
        rowGroupingColumnMode="multiple"
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </div>
  );
}
