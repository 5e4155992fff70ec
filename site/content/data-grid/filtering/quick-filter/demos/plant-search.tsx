import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { catalog, type Plant } from './data';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 160 },
  { field: 'family', headerName: 'Family', width: 140 },
  { field: 'shelf', headerName: 'Shelf', width: 90 },
  { field: 'height', headerName: 'Height (cm)', type: 'number', width: 120 },
];

export default function PlantSearch() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Plants"
        rows={catalog}
        columns={columns}
        showToolbar
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['aster', '13'] } },
        }}
      />
    </div>
  );
}
