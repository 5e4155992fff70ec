import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { recipes, type Recipe } from './data';

const columns: GridColDef<Recipe>[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 160 },
  { field: 'chef', headerName: 'Chef', width: 130 },
  { field: 'minutes', headerName: 'Minutes', type: 'number' },
];

export default function RecipeWidths() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid label="Recipes" rows={recipes} columns={columns} hideFooter />
    </div>
  );
}
