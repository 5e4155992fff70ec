import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { visits, type Visit } from './data';

const columns: GridColDef<Visit>[] = [
  { field: 'department', headerName: 'Department' },
  { field: 'doctor', headerName: 'Doctor' },
  { field: 'patient', headerName: 'Patient' },
  { field: 'month', headerName: 'Month', width: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

const initialState: NonNullable<DataGridPremiumProps['initialState']> = {
  rowGrouping: { model: ['department', 'doctor'] },
  columns: { columnVisibilityModel: { department: false, doctor: false, patient: false } },
  sorting: { sortModel: [{ field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'desc' }] },
};

export default function MainLevel() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      {/* #region */}
      <DataGridPremium
        label="Visits with groups from Z to A"
        rows={visits}
        columns={columns}
        initialState={initialState}
        groupingColDef={{ leafField: 'patient', mainGroupingCriteria: 'doctor', width: 240 }}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
      {/* #endregion */}
    </div>
  );
}
