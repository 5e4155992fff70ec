import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import { parcelColumns, parcels } from './data';

function NoteToolbar() {
  return <TextField size="small" label="Note for the driver" sx={{ m: 1 }} />;
}

export default function InlineOrStable() {
  const [inline, setInline] = useState(true);
  const [renders, setRenders] = useState(0);
  // A new function on each render is a new component for React.
  const toolbar = inline ? () => <NoteToolbar /> : NoteToolbar;

  return (
    <Stack spacing={1} sx={{ width: '100%' }} onKeyUp={() => setRenders(renders + 1)}>
      <FormControlLabel
        label="Define the slot inside the component"
        control={<Switch checked={inline} onChange={(event) => setInline(event.target.checked)} />}
      />
      <div style={{ height: 290, width: '100%' }}>
        <DataGrid
          label="Parcels with a note"
          rows={parcels}
          columns={parcelColumns}
          slots={{ toolbar }}
          showToolbar
          hideFooter
        />
      </div>
    </Stack>
  );
}
