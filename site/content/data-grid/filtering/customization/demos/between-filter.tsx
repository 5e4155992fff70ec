import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { recipes, type Recipe } from './data';

// #region
function RangeInput({ item, applyValue, focusElementRef }: GridFilterInputValueProps) {
  const [from = '', to = ''] = Array.isArray(item.value) ? item.value : [];
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'end' }}>
      <TextField
        label="From"
        type="number"
        variant="standard"
        value={from}
        inputRef={focusElementRef}
        onChange={(event) => applyValue({ ...item, value: [event.target.value, to] })}
      />
      <TextField
        label="To"
        type="number"
        variant="standard"
        value={to}
        onChange={(event) => applyValue({ ...item, value: [from, event.target.value] })}
      />
    </Stack>
  );
}

const between: GridFilterOperator<Recipe, number> = {
  label: 'between',
  value: 'between',
  getApplyFilterFn: ({ value }) => {
    const [from = null, to = null]: (number | null)[] = Array.isArray(value) ? value : [];
    if (from === null && to === null) return null;
    return (minutes) => (from === null || minutes >= from) && (to === null || minutes <= to);
  },
  InputComponent: RangeInput,
};
// #endregion

const columns: GridColDef<Recipe>[] = [
  { field: 'name', headerName: 'Recipe', flex: 1, minWidth: 150, filterable: false },
  {
    field: 'minutes',
    headerName: 'Minutes',
    type: 'number',
    width: 150,
    filterOperators: [between],
  },
];

const initialState = {
  filter: { filterModel: { items: [{ field: 'minutes', operator: 'between', value: [15, 45] }] } },
};

export default function BetweenFilter() {
  return (
    <div style={{ width: '100%' }}>
      <DataGrid
        label="Cooking times"
        rows={recipes}
        columns={columns}
        initialState={initialState}
        showToolbar
        hideFooter
      />
    </div>
  );
}
