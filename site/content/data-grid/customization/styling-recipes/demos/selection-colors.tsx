import { useState } from 'react';
import { alpha } from '@mui/material/styles';
import { DataGrid, gridClasses, type GridRowSelectionModel } from '@mui/x-data-grid';
import { columns, rows } from './data';

export default function SelectionColors() {
  const [selection, setSelection] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([2]),
  });

  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Plays to promote"
        rows={rows}
        columns={columns}
        checkboxSelection
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        hideFooter
        sx={(theme) => ({
          [`& .${gridClasses.row}.Mui-selected`]: {
            bgcolor: alpha(theme.palette.secondary.main, 0.16),
            '&:hover': { bgcolor: alpha(theme.palette.secondary.main, 0.24) },
          },
        })}
      />
    </div>
  );
}
