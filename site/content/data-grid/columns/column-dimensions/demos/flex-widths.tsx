import { useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { recipes, type Recipe } from './data';

const columns: GridColDef<Recipe>[] = [
  { field: 'dish', headerName: 'Dish', flex: 2, minWidth: 140 },
  { field: 'chef', headerName: 'Chef', flex: 1, minWidth: 110, maxWidth: 180 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
];

export default function FlexWidths() {
  const [percent, setPercent] = useState(70);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography variant="body2">Width of the grid: {percent} %</Typography>
      <Slider
        aria-label="Width of the grid in percent"
        value={percent}
        onChange={(_event, value) => setPercent(value)}
        min={40}
        max={100}
        sx={{ width: 'calc(100% - 20px)', alignSelf: 'center' }}
      />
      <div style={{ height: 266, width: `${percent}%` }}>
        <DataGrid
          label="Recipes that share the width"
          rows={recipes}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
