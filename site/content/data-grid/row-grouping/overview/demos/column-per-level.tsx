import { DataGridPremium, type GridColDef, type GridGroupNode } from '@mui/x-data-grid-premium';
import { visits, type Visit } from './data';

const columns: GridColDef<Visit>[] = [
  { field: 'department', headerName: 'Department', width: 150 },
  { field: 'doctor', headerName: 'Doctor', width: 140 },
  { field: 'month', headerName: 'Month', width: 110 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

const initialState = {
  rowGrouping: { model: ['department', 'doctor'] },
  columns: { columnVisibilityModel: { department: false, doctor: false } },
};

const isCardiology = (node: GridGroupNode) => node.groupingKey === 'Cardiology';

export default function ColumnPerLevel() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        label="Visits with a column for each level"
        rows={visits}
        columns={columns}
        initialState={initialState}
        rowGroupingColumnMode="multiple"
        isGroupExpandedByDefault={isCardiology}
      />
    </div>
  );
}
