import {
  DataGrid,
  getGridNumericOperators,
  GridFilterInputValue,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { recipes, type Recipe } from './data';

// #region
type NumberInputProps = GridFilterInputValueProps & { type?: 'number' };

const readyWithin: GridFilterOperator<Recipe, number, number, NumberInputProps> = {
  label: 'ready within',
  value: 'within',
  getApplyFilterFn: ({ value }) => {
    const limit = Number(value);
    if (!value || Number.isNaN(limit)) return null;
    return (minutes) => minutes <= limit;
  },
  InputComponent: GridFilterInputValue,
  InputComponentProps: { type: 'number' },
};

const columns: GridColDef<Recipe>[] = [
  { field: 'name', headerName: 'Recipe', flex: 1, minWidth: 150 },
  {
    field: 'minutes',
    headerName: 'Minutes',
    type: 'number',
    width: 150,
    filterOperators: [readyWithin, ...getGridNumericOperators()],
  },
];
// #endregion

const initialState = {
  filter: { filterModel: { items: [{ field: 'minutes', operator: 'within', value: '35' }] } },
};

export default function ReadyWithin() {
  return (
    <div style={{ width: '100%' }}>
      <DataGrid
        label="Recipes by time"
        rows={recipes}
        columns={columns}
        initialState={initialState}
        showToolbar
        hideFooter
      />
    </div>
  );
}
