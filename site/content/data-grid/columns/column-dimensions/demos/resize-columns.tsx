import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { recipes, type Recipe } from './data';

const columns: GridColDef<Recipe>[] = [
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 90, resizable: false },
  { field: 'dish', headerName: 'Dish', width: 180, minWidth: 100, maxWidth: 400 },
  { field: 'chef', headerName: 'Chef', width: 130 },
  { field: 'notes', headerName: 'Notes', width: 220 },
];

export default function ResizeColumns() {
  const [change, setChange] = useState('Drag the edge of a header.');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 318, width: '100%' }}>
        <DataGrid
          label="Recipes with columns to resize"
          rows={recipes}
          columns={columns}
          onColumnWidthChange={({ colDef, width }) =>
            setChange(`${colDef.headerName ?? colDef.field}: ${Math.round(width)} px`)
          }
          hideFooter
        />
      </div>
      <Typography role="status">{change}</Typography>
    </Stack>
  );
}
