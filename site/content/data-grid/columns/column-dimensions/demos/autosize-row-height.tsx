import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { recipes, type Recipe } from './data';

const columns: GridColDef<Recipe>[] = [
  { field: 'dish', headerName: 'Dish', maxWidth: 220 },
  { field: 'notes', headerName: 'Notes', maxWidth: 260 },
  { field: 'minutes', headerName: 'Minutes', type: 'number' },
];

const autosizeOptions = { includeOutliers: true };
const autoHeight = () => 'auto' as const;

export default function AutosizeRowHeight() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        label="Recipes with wrapped text"
        rows={recipes}
        columns={columns}
        getRowHeight={autoHeight}
        autosizeOnMount
        autosizeOptions={autosizeOptions}
        sx={{ [`& .${gridClasses.cell}`]: { py: 1 } }}
        hideFooter
      />
    </div>
  );
}
