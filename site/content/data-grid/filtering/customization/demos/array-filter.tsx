import { DataGrid, getGridStringOperators, type GridColDef } from '@mui/x-data-grid';
import { recipes, type Recipe } from './data';

// #region
const anyIngredient = getGridStringOperators()
  .filter(({ value }) => ['contains', 'equals', 'startsWith'].includes(value))
  .map((operator) => ({
    ...operator,
    getApplyFilterFn: (...[item, column]: Parameters<typeof operator.getApplyFilterFn>) => {
      const test = operator.getApplyFilterFn(item, column);
      if (!test) return null;
      return (...[value, row, colDef, apiRef]: Parameters<typeof test>) =>
        Array.isArray(value) && value.some((part) => test(part, row, colDef, apiRef));
    },
  }));

const columns: GridColDef<Recipe>[] = [
  { field: 'name', headerName: 'Recipe', width: 170, filterable: false },
  {
    field: 'ingredients',
    headerName: 'Ingredients',
    flex: 1,
    minWidth: 170,
    valueFormatter: (value: string[]) => value.join(', '),
    filterOperators: anyIngredient,
  },
];
// #endregion

const initialState = {
  filter: {
    filterModel: { items: [{ field: 'ingredients', operator: 'equals', value: 'cheese' }] },
  },
};

export default function ArrayFilter() {
  return (
    <div style={{ width: '100%' }}>
      <DataGrid
        label="Ingredients"
        rows={recipes}
        columns={columns}
        initialState={initialState}
        showToolbar
        hideFooter
      />
    </div>
  );
}
