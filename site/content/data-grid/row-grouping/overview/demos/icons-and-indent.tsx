import AddBoxIcon from '@mui/icons-material/AddBoxOutlined';
import MinusBoxIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { visits, type Visit } from './data';

function ExpandIcon() {
  return <AddBoxIcon fontSize="small" />;
}

function CollapseIcon() {
  return <MinusBoxIcon fontSize="small" />;
}

const columns: GridColDef<Visit>[] = [
  { field: 'department', headerName: 'Department' },
  { field: 'doctor', headerName: 'Doctor' },
  { field: 'patient', headerName: 'Patient', width: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

const initialState = {
  rowGrouping: { model: ['department', 'doctor'] },
  columns: { columnVisibilityModel: { department: false, doctor: false } },
};

export default function IconsAndIndent() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      {/* #region */}
      <DataGridPremium
        label="Visits with plus and minus icons"
        rows={visits}
        columns={columns}
        initialState={initialState}
        slots={{
          groupingCriteriaExpandIcon: ExpandIcon,
          groupingCriteriaCollapseIcon: CollapseIcon,
        }}
        groupingColDef={{ width: 240 }}
        defaultGroupingExpansionDepth={1}
        sx={{ '--DataGrid-cellOffsetMultiplier': 5 }}
        hideFooter
      />
      {/* #endregion */}
    </div>
  );
}
