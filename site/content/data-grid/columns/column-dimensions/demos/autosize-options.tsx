import { useState } from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { recipes, type Recipe } from './data';

const columns: GridColDef<Recipe>[] = [
  { field: 'dish', headerName: 'Dish', width: 110 },
  { field: 'chef', headerName: 'Chef', width: 60 },
  { field: 'minutes', headerName: 'Preparation (min)', type: 'number', width: 80 },
];

const labels = {
  includeHeaders: 'Fit the headers too',
  includeOutliers: 'Fit unusually long values',
  expand: 'Fill the width of the grid',
};
const names: (keyof typeof labels)[] = ['includeHeaders', 'includeOutliers', 'expand'];

export default function AutosizeOptions() {
  const apiRef = useGridApiRef();
  const [options, setOptions] = useState({
    includeHeaders: true,
    includeOutliers: false,
    expand: false,
  });

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {names.map((name) => (
          <FormControlLabel
            key={name}
            label={labels[name]}
            control={<Switch checked={options[name]} />}
            onChange={(_event, checked) => setOptions({ ...options, [name]: checked })}
          />
        ))}
      </Stack>
      <Button variant="outlined" onClick={() => apiRef.current?.autosizeColumns(options)}>
        Autosize columns
      </Button>
      <div style={{ height: 318, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          label="Recipes to autosize"
          rows={recipes}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
