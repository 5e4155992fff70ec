import { DataGrid, type GridColDef, type GridSlotsComponentsProps } from '@mui/x-data-grid';
import { recipes, type Recipe } from './data';

const columns: GridColDef<Recipe>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'name', headerName: 'Recipe', flex: 1, minWidth: 150 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 120 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 100 },
];

const slotProps: GridSlotsComponentsProps = {
  filterPanel: {
    columnsSort: 'asc',
    filterFormProps: {
      filterColumns: () => ['minutes', 'name', 'rating'],
      columnInputProps: { sx: { minWidth: 120 } },
      operatorInputProps: { sx: { minWidth: 120 } },
    },
  },
};

export default function PanelProps() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Cookbook"
        rows={recipes}
        columns={columns}
        slotProps={slotProps}
        showToolbar
        hideFooter
      />
    </div>
  );
}
