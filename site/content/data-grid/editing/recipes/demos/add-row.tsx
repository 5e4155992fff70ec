import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridRowEditStopReasons,
  GridRowModes,
  type GridColDef,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import { parcels, type Parcel } from './data';

const columns: GridColDef<Parcel>[] = [
  { field: 'receiver', headerName: 'Receiver', flex: 1, minWidth: 130, editable: true },
  { field: 'city', headerName: 'City', width: 140, editable: true },
];

export default function AddRow() {
  const [rows, setRows] = useState(parcels);
  const [model, setModel] = useState<GridRowModesModel>({});
  const isNew = (row: Parcel) => row.receiver === '' && row.city === '';

  // #region
  const add = () => {
    const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
    const empty = { id, receiver: '', country: '', city: '', insured: false, worth: null };
    setRows([...rows, empty]);
    setModel({ ...model, [id]: { mode: GridRowModes.Edit, fieldToFocus: 'receiver' } });
  };

  const removeIfCanceled = (row: Parcel, reason?: GridRowEditStopReasons) => {
    if (reason === GridRowEditStopReasons.escapeKeyDown && isNew(row)) {
      setRows(rows.filter((other) => other.id !== row.id));
    }
  };
  // #endregion

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button onClick={add} disabled={rows.some(isNew)}>
        Add parcel
      </Button>
      <div style={{ width: '100%' }}>
        <DataGrid
          label="Parcels with new rows"
          rows={rows}
          columns={columns}
          editMode="row"
          rowModesModel={model}
          onRowModesModelChange={setModel}
          onRowEditStop={({ row, reason }) => removeIfCanceled(row, reason)}
          processRowUpdate={(newRow) => {
            setRows((all) => all.map((row) => (row.id === newRow.id ? newRow : row)));
            return newRow;
          }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
