import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { columns, rows } from './data';

export default function ExportedState() {
  const apiRef = useGridApiRef();
  const [dirtyOnly, setDirtyOnly] = useState(true);
  const [text, setText] = useState('Sort a column to see the state.');

  const read = (exportOnlyDirtyModels: boolean) =>
    setText(JSON.stringify(apiRef.current?.exportState({ exportOnlyDirtyModels }), null, 2));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Only changed models"
        control={
          <Switch
            checked={dirtyOnly}
            onChange={(event) => {
              setDirtyOnly(event.target.checked);
              read(event.target.checked);
            }}
          />
        }
      />
      <DataGrid
        apiRef={apiRef}
        aria-label="Books and their state"
        rows={rows}
        columns={columns}
        onSortModelChange={() => read(dirtyOnly)}
        hideFooter
      />
      <Box
        component="pre"
        role="region"
        aria-label="Exported state"
        tabIndex={0}
        sx={{ m: 0, p: 1, maxHeight: 160, overflow: 'auto', border: 1, borderColor: 'divider' }}
      >
        {text}
      </Box>
    </Stack>
  );
}
