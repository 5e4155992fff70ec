import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid';
import { catalog, type Plant } from './data';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 160 },
  { field: 'family', headerName: 'Family', width: 140 },
  { field: 'shelf', headerName: 'Shelf', width: 90 },
];

// #region
function SearchToolbar() {
  return (
    <Toolbar>
      <QuickFilter expanded style={{ width: '100%' }}>
        <QuickFilterControl
          render={({ ref, slotProps, ...props }) => (
            <TextField
              {...props}
              inputRef={ref}
              fullWidth
              size="small"
              placeholder="Name, family or shelf"
              slotProps={{
                htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Search plants' },
              }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}
// #endregion

export default function OpenField() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Plants with a search field"
        rows={catalog}
        columns={columns}
        slots={{ toolbar: SearchToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
