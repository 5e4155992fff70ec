import { DataGrid, getGridNumericOperators, type GridColDef } from '@mui/x-data-grid';
import { recipes, type Recipe } from './data';

const columns: GridColDef<Recipe>[] = [
  { field: 'name', headerName: 'Recipe', flex: 1, minWidth: 150, filterable: false },
  {
    field: 'minutes',
    headerName: 'Minutes',
    type: 'number',
    width: 150,
    filterOperators: getGridNumericOperators().filter(({ value }) => ['<', '>'].includes(value)),
  },
];

export default function FewerOperators() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid label="Recipes" rows={recipes} columns={columns} showToolbar hideFooter />
    </div>
  );
}
