import { useLayoutEffect, useRef } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import InputBase from '@mui/material/InputBase';
import {
  DataGrid,
  GridCellModes,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

const instruments = ['Cello', 'Clarinet', 'Drums', 'Flute', 'Piano', 'Trumpet', 'Violin'];
const members = [
  { id: 1, name: 'Hugo Lind', instrument: 'Cello' },
  { id: 2, name: 'Maya Ortiz', instrument: 'Flute' },
  { id: 3, name: 'Tom Becker', instrument: 'Drums' },
];

// #region
function InstrumentEditor({ id, field, value, hasFocus, row }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const input = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);

  const choose = async (next: string) => {
    const valid = await apiRef.current.setEditCellValue({ id, field, value: next });
    const editing = apiRef.current.getCellMode(id, field) === GridCellModes.Edit;
    if (valid && editing) apiRef.current.stopCellEditMode({ id, field });
  };

  return (
    <Autocomplete
      fullWidth
      openOnFocus
      options={instruments}
      value={value || null}
      onChange={(_event, next: string | null) => {
        if (next) void choose(next);
      }}
      renderInput={({ InputProps, inputProps }) => (
        <InputBase
          ref={InputProps.ref}
          inputRef={input}
          inputProps={{ ...inputProps, 'aria-label': `Instrument of ${row.name}` }}
          sx={{ px: 1 }}
        />
      )}
    />
  );
}
// #endregion

const columns: GridColDef<(typeof members)[number]>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  {
    field: 'instrument',
    headerName: 'Instrument',
    width: 160,
    editable: true,
    renderEditCell: (params) => <InstrumentEditor {...params} />,
  },
];

export default function PickInstrument() {
  return (
    <div style={{ width: '100%' }}>
      <DataGrid label="Orchestra members" rows={members} columns={columns} hideFooter />
    </div>
  );
}
