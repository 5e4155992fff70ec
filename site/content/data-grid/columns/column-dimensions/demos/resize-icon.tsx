import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { recipes, type Recipe } from './data';

const columns: GridColDef<Recipe>[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 120 },
  { field: 'chef', headerName: 'Chef', width: 140 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

function ResizeHandle(props: { className?: string }) {
  return <UnfoldMoreIcon {...props} fontSize="small" sx={{ transform: 'rotate(90deg)' }} />;
}

export default function ResizeIcon() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Recipes with another resize handle"
        rows={recipes}
        columns={columns}
        slots={{ columnResizeIcon: ResizeHandle }}
        sx={{
          [`& .${gridClasses['columnSeparator--resizable']}`]: { color: 'primary.main' },
        }}
        hideFooter
      />
    </div>
  );
}
