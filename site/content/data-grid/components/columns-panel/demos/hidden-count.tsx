import Button from '@mui/material/Button';
import {
  ColumnsPanelTrigger,
  DataGrid,
  gridColumnVisibilityModelSelector,
  Toolbar,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, rows } from './data';

// #region
function CountToolbar() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const hidden = Object.values(model).filter((visible) => !visible).length;

  return (
    <Toolbar>
      <ColumnsPanelTrigger
        render={(props, state) => (
          <Button {...props} size="small" variant={state.open ? 'contained' : 'outlined'}>
            {hidden === 0 ? 'Columns' : `Columns (${hidden} hidden)`}
          </Button>
        )}
      />
    </Toolbar>
  );
}
// #endregion

const slots = { toolbar: CountToolbar };
const initialState = {
  columns: { columnVisibilityModel: { aircraft: false, seats: false } },
};

export default function HiddenCount() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Departures with a counter"
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
