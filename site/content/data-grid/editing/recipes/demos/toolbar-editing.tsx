import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridCellEditStopReasons,
  GridCellModes,
  type GridCellModesModel,
  type GridColDef,
} from '@mui/x-data-grid';
import { parcels, type Parcel } from './data';

const columns: GridColDef<Parcel>[] = [
  { field: 'receiver', headerName: 'Receiver', flex: 1, minWidth: 130, editable: true },
  { field: 'city', headerName: 'City', width: 130, editable: true },
];

export default function ToolbarEditing() {
  const [cell, setCell] = useState({ id: 1, field: 'receiver' });
  const [model, setModel] = useState<GridCellModesModel>({});
  const mode = model[cell.id]?.[cell.field]?.mode ?? GridCellModes.View;

  const change = (next: GridCellModesModel[string][string]) =>
    setModel({ ...model, [cell.id]: { ...model[cell.id], [cell.field]: next } });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        {mode === GridCellModes.Edit ? (
          <>
            <Button onClick={() => change({ mode: GridCellModes.View })}>Save</Button>
            <Button onClick={() => change({ mode: GridCellModes.View, ignoreModifications: true })}>
              Cancel
            </Button>
          </>
        ) : (
          <Button onClick={() => change({ mode: GridCellModes.Edit })}>
            Edit {cell.field} of parcel {cell.id}
          </Button>
        )}
      </Stack>
      <DataGrid
        label="Parcels with buttons"
        rows={parcels}
        columns={columns}
        cellModesModel={model}
        onCellModesModelChange={setModel}
        onCellClick={({ row, field }) => {
          if (mode === GridCellModes.View) setCell({ id: row.id, field });
        }}
        onCellEditStart={({ row, field }) => setCell({ id: row.id, field })}
        onCellEditStop={({ reason }, event) => {
          if (reason === GridCellEditStopReasons.cellFocusOut) event.defaultMuiPrevented = true;
        }}
        hideFooter
      />
    </Stack>
  );
}
