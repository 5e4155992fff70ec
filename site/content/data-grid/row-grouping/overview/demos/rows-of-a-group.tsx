import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid-premium';
import { visits, type Visit } from './data';

const columns: GridColDef<Visit>[] = [
  { field: 'doctor', headerName: 'Doctor' },
  { field: 'patient', headerName: 'Patient', width: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

const initialState = {
  rowGrouping: { model: ['doctor'] },
  columns: { columnVisibilityModel: { doctor: false } },
};

export default function RowsOfAGroup() {
  const apiRef = useGridApiRef();
  const [summary, setSummary] = useState('Click a doctor.');

  // #region
  const showPatients: GridEventListener<'rowClick'> = ({ id }) => {
    const node = apiRef.current?.getRowNode(id);
    if (node?.type !== 'group') return;
    const ids = apiRef.current?.getRowGroupChildren({ groupId: id }) ?? [];
    const patients = new Set(ids.map((visit) => apiRef.current?.getRow<Visit>(visit)?.patient));
    setSummary(`${String(node.groupingKey)}: ${ids.length} visits, ${patients.size} patients.`);
  };
  // #endregion

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 318, width: '100%' }}>
        <DataGridPremium
          label="Doctors with their patients"
          apiRef={apiRef}
          rows={visits}
          columns={columns}
          initialState={initialState}
          groupingColDef={{ width: 200 }}
          onRowClick={showPatients}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status">
        {summary}
      </Typography>
    </Stack>
  );
}
