import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridInitialState } from '@mui/x-data-grid';
import { recipes, type Recipe } from './data';

type Dimensions = NonNullable<NonNullable<GridInitialState['columns']>['dimensions']>;

const columns: GridColDef<Recipe>[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 120 },
  { field: 'chef', headerName: 'Chef', width: 130 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
];

export default function SavedWidths() {
  const [open, setOpen] = useState(true);
  const [dimensions, setDimensions] = useState<Dimensions>({ chef: { width: 180 } });

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button onClick={() => setOpen(!open)}>{open ? 'Close recipes' : 'Open recipes'}</Button>
      <div style={{ height: 318, width: '100%' }}>
        {open && (
          <DataGrid
            label="Recipes that keep their widths"
            rows={recipes}
            columns={columns}
            initialState={{ columns: { dimensions } }}
            onColumnWidthChange={({ colDef, width }) =>
              setDimensions((saved) => ({ ...saved, [colDef.field]: { width, flex: 0 } }))
            }
            hideFooter
          />
        )}
      </div>
    </Stack>
  );
}
