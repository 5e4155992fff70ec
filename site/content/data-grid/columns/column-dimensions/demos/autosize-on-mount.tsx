import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { recipes, type Recipe } from './data';

const columns: GridColDef<Recipe>[] = [
  { field: 'dish', headerName: 'Dish', maxWidth: 320 },
  { field: 'chef', headerName: 'Chef' },
  { field: 'minutes', headerName: 'Minutes', type: 'number' },
];

const autosizeOptions = { includeOutliers: true, expand: true };

export default function AutosizeOnMount() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Recipes sized by their content"
        rows={recipes}
        columns={columns}
        autosizeOnMount
        autosizeOptions={autosizeOptions}
        hideFooter
      />
    </div>
  );
}
