import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridInitialState, useGridApiRef } from '@mui/x-data-grid';
import { columns, rows } from './data';

export default function SavedViews() {
  const apiRef = useGridApiRef();
  const [views, setViews] = useState<GridInitialState[]>([]);

  const save = () => {
    const view = apiRef.current?.exportState();
    if (view) setViews([...views, view]);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={save}>
          Save view
        </Button>
        {views.map((view, index) => (
          <Button key={index} onClick={() => apiRef.current?.restoreState(view)}>
            View {index + 1}
          </Button>
        ))}
      </Stack>
      <div style={{ height: 422, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          label="Books with saved views"
          rows={rows}
          columns={columns}
          showToolbar
        />
      </div>
    </Stack>
  );
}
