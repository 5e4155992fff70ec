import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-premium';
import { visits, type Visit } from './data';

const columns: GridColDef<Visit>[] = [
  { field: 'doctor', headerName: 'Doctor' },
  { field: 'patient', headerName: 'Patient', width: 120 },
  { field: 'month', headerName: 'Month', width: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

const initialState = {
  rowGrouping: { model: ['doctor'] },
  columns: { columnVisibilityModel: { doctor: false } },
};

export default function GroupRowStyle() {
  // #region
  const apiRef = useGridApiRef();
  const isGroup = (id: GridRowId) => apiRef.current?.getRowNode(id)?.type === 'group';

  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPremium
        label="Visits with taller group rows"
        apiRef={apiRef}
        rows={visits}
        columns={columns}
        initialState={initialState}
        groupingColDef={{ width: 180 }}
        getRowClassName={({ id }) => (isGroup(id) ? 'group' : '')}
        getRowHeight={({ id }) => (isGroup(id) ? 60 : 40)}
        sx={{ '& .group': { bgcolor: 'action.hover', fontWeight: 'fontWeightBold' } }}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </div>
  );
  // #endregion
}
