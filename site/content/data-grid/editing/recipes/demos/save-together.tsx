import { useCallback, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridRowClassNameParams } from '@mui/x-data-grid';
import { parcels, type Parcel } from './data';

const columns: GridColDef<Parcel>[] = [
  { field: 'receiver', headerName: 'Receiver', flex: 1, minWidth: 130, editable: true },
  { field: 'city', headerName: 'City', width: 140, editable: true },
];

export default function SaveTogether() {
  const [saved, setSaved] = useState(parcels);
  const [rows, setRows] = useState(parcels);

  // #region
  const processRowUpdate = (newRow: Parcel, oldRow: Parcel) => {
    if (newRow.receiver === oldRow.receiver && newRow.city === oldRow.city) return oldRow;
    setRows((all) => all.map((row) => (row.id === newRow.id ? newRow : row)));
    return newRow;
  };

  const isChanged = useCallback(
    (row: Parcel) =>
      saved.some(({ id, receiver, city }) =>
        id === row.id ? receiver !== row.receiver || city !== row.city : false,
      ),
    [saved],
  );
  const getRowClassName = useCallback(
    ({ row }: GridRowClassNameParams<Parcel>) => (isChanged(row) ? 'unsaved' : ''),
    [isChanged],
  );
  const changed = rows.filter(isChanged).length;
  // #endregion

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button disabled={changed === 0} onClick={() => setSaved(rows)}>
          Save {changed} {changed === 1 ? 'change' : 'changes'}
        </Button>
        <Button disabled={changed === 0} onClick={() => setRows(saved)}>
          Discard
        </Button>
      </Stack>
      <DataGrid
        label="Parcels, saved together"
        rows={rows}
        columns={columns}
        processRowUpdate={processRowUpdate}
        getRowClassName={getRowClassName}
        sx={{ '& .unsaved': { bgcolor: 'action.selected', fontStyle: 'italic' } }}
        hideFooter
      />
    </Stack>
  );
}
