import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { ColumnsPanelTrigger, DataGrid, FilterPanelTrigger, Toolbar } from '@mui/x-data-grid';
import { columns, rows } from './data';

function BedsToolbar() {
  return (
    <Toolbar>
      {/* An element receives the props. */}
      <ColumnsPanelTrigger render={<Link component="button" sx={{ p: 1 }} />}>
        Choose columns
      </ColumnsPanelTrigger>
      {/* A function also receives the state. */}
      <FilterPanelTrigger
        render={(props, state) => (
          <Button {...props} size="small" variant={state.open ? 'contained' : 'outlined'}>
            {state.filterCount === 0 ? 'Filter' : `Filters: ${state.filterCount}`}
          </Button>
        )}
      />
    </Toolbar>
  );
}

const slots = { toolbar: BedsToolbar };

export default function RenderProp() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Garden beds with custom buttons"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}
