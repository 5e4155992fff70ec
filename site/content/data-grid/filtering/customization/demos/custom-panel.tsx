import { useId } from 'react';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { recipes, type Recipe } from './data';

// #region
function TimePanel() {
  const labelId = useId();
  const apiRef = useGridApiContext();
  const item = useGridSelector(apiRef, gridFilterModelSelector).items[0];

  return (
    <Stack spacing={1} sx={{ p: 2, width: 260 }}>
      <span id={labelId}>Minutes at most</span>
      <Slider
        aria-labelledby={labelId}
        valueLabelDisplay="auto"
        min={10}
        max={90}
        step={5}
        value={Number(item?.value ?? 90)}
        onChange={(_event, value) =>
          apiRef.current.upsertFilterItem({ id: 1, field: 'minutes', operator: '<=', value })
        }
      />
      <Button disabled={!item} onClick={() => apiRef.current.setFilterModel({ items: [] })}>
        Show all recipes
      </Button>
    </Stack>
  );
}

const slots = { filterPanel: TimePanel };
// #endregion

const columns: GridColDef<Recipe>[] = [
  { field: 'name', headerName: 'Recipe', flex: 1, minWidth: 150 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 150 },
];

export default function CustomPanel() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Dinner ideas"
        rows={recipes}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}
