import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'ticket', headerName: 'Ticket', width: 100 },
  { field: 'reason', headerName: 'Reason', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 130 },
];

const reasons = ['Vaccination', 'Blood test', 'Follow-up', 'Prescription'];
const createVisit = (id: number) => ({
  id,
  ticket: `A${100 + id}`,
  reason: reasons[id % reasons.length],
  status: 'Waiting',
});

export default function WaitingRoom() {
  const [nextId, setNextId] = useState(4);
  const [rows, setRows] = useState(() => [1, 2, 3].map(createVisit));
  const first = rows[0]?.id;

  // #region
  const add = () => {
    setRows([...rows, createVisit(nextId)]);
    setNextId(nextId + 1);
  };
  const call = () =>
    setRows(rows.map((row) => (row.id === first ? { ...row, status: 'Called' } : row)));
  const remove = () => setRows(rows.filter((row) => row.id !== first));
  // #endregion

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button onClick={add}>Add patient</Button>
        <Button onClick={call} disabled={rows.length === 0}>
          Call first patient
        </Button>
        <Button onClick={remove} disabled={rows.length === 0}>
          Remove first patient
        </Button>
      </Stack>
      <div style={{ height: 318, width: '100%' }}>
        <DataGrid label="Waiting room" rows={rows} columns={columns} hideFooter />
      </div>
    </Stack>
  );
}
