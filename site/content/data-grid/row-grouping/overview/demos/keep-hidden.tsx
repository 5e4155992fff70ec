import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { visits, type Visit } from './data';

const columns: GridColDef<Visit>[] = [
  { field: 'department', headerName: 'Department', width: 150 },
  { field: 'doctor', headerName: 'Doctor', width: 140 },
  { field: 'patient', headerName: 'Patient', width: 110 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

export default function KeepHidden() {
  // #region
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['department'] } },
  });
  // #endregion

  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGridPremium
        label="Visits without the grouped column"
        apiRef={apiRef}
        rows={visits}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
