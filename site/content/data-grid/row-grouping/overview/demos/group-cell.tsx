import FavoriteIcon from '@mui/icons-material/Favorite';
import LocalHospitalIcon from '@mui/icons-material/LocalHospital';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import { visits, type Visit } from './data';

// #region
function DepartmentCell({ value, rowNode }: GridRenderCellParams<Visit, string>) {
  if (rowNode.type !== 'group') return value;
  const Icon = value === 'Cardiology' ? FavoriteIcon : LocalHospitalIcon;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Icon fontSize="small" color="primary" />
      {value}
    </Box>
  );
}

const columns: GridColDef<Visit>[] = [
  {
    field: 'department',
    headerName: 'Department',
    renderCell: (params) => <DepartmentCell {...params} />,
  },
  // #endregion
  { field: 'patient', headerName: 'Patient', width: 120 },
  { field: 'doctor', headerName: 'Doctor', width: 150 },
];

const initialState = {
  rowGrouping: { model: ['department'] },
  columns: { columnVisibilityModel: { department: false } },
};

export default function GroupCell() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGridPremium
        label="Visits with an icon for each department"
        rows={visits}
        columns={columns}
        initialState={initialState}
        groupingColDef={{ width: 220 }}
        hideFooter
      />
    </div>
  );
}
