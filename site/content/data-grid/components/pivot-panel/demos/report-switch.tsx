import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  type GridApi,
  PivotPanelTrigger,
  Toolbar,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import { columns, pivotModel, rows } from './data';

// #region
const pivotActiveSelector = (apiRef: { current: GridApi }) => apiRef.current.state.pivoting.active;

function ReportToolbar() {
  const apiRef = useGridApiContext();
  const active = useGridSelector(apiRef, pivotActiveSelector);

  return (
    <Toolbar style={{ flex: 'none', flexWrap: 'wrap' }}>
      <FormControlLabel
        label="Show totals by term"
        sx={{ mx: 0.5 }}
        control={
          <Switch
            checked={active}
            onChange={(event) => apiRef.current.setPivotActive(event.target.checked)}
          />
        }
      />
      {active && (
        <PivotPanelTrigger
          render={(props, { open }) => (
            <Button {...props}>{open ? 'Hide fields' : 'Change fields'}</Button>
          )}
        />
      )}
    </Toolbar>
  );
}
// #endregion

const slots = { toolbar: ReportToolbar };
const initialState = { pivoting: { model: pivotModel, enabled: true } };

export default function ReportSwitch() {
  return (
    <div style={{ height: 422, width: '100%' }}>
      <DataGridPremium
        label="Course report"
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
