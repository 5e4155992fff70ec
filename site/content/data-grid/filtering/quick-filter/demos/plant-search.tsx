import { DataGrid, type GridColDef, type GridSlotsComponentsProps } from '@mui/x-data-grid';
import { catalog, type Plant } from './data';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 160 },
  { field: 'family', headerName: 'Family', width: 140 },
  { field: 'shelf', headerName: 'Shelf', width: 90 },
  { field: 'height', headerName: 'Height (cm)', type: 'number', width: 120 },
];

/** Leaves only the search field in the toolbar, narrow enough for a phone. */
const slotProps: GridSlotsComponentsProps = {
  toolbar: {
    csvOptions: { disableToolbarButton: true },
    printOptions: { disableToolbarButton: true },
    quickFilterProps: { slotProps: { root: { style: { maxWidth: 160 } } } },
  },
};

export default function PlantSearch() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Plants"
        rows={catalog}
        columns={columns}
        showToolbar
        disableColumnFilter
        disableColumnSelector
        slotProps={slotProps}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['aster', '13'] } },
        }}
      />
    </div>
  );
}
