import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay, useGridApiContext } from '@mui/x-data-grid';
import { columns, rows } from './data';

function NothingFound() {
  const apiRef = useGridApiContext();
  return (
    <GridOverlay>
      <Typography>No item matches your search.</Typography>
      <Button onClick={() => apiRef.current.setFilterModel({ items: [] })}>Show all items</Button>
    </GridOverlay>
  );
}

const slots = { noResultsOverlay: NothingFound };
const initialState = { filter: { filterModel: { items: [], quickFilterValues: ['bicycle'] } } };

export default function NoResults() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        label="Search the shelves"
        rows={rows}
        columns={columns}
        slots={slots}
        initialState={initialState}
        showToolbar
        hideFooter
      />
    </div>
  );
}
