import { useEffect, useRef } from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  ColumnsPanelTrigger,
  DataGrid,
  gridColumnDefinitionsSelector,
  gridColumnVisibilityModelSelector,
  Toolbar,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, rows } from './data';

// #region
function ColumnSwitches() {
  const apiRef = useGridApiContext();
  const all = useGridSelector(apiRef, gridColumnDefinitionsSelector);
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const firstRef = useRef<HTMLInputElement>(null);
  useEffect(() => firstRef.current?.focus(), []);

  return (
    <Stack sx={{ p: 2 }}>
      {all
        .filter((column) => column.hideable)
        .map(({ field, headerName }, index) => (
          <FormControlLabel
            key={field}
            label={headerName}
            control={
              <Switch
                size="small"
                checked={model[field] !== false}
                slotProps={{ input: { ref: index === 0 ? firstRef : undefined } }}
                onChange={(event) =>
                  apiRef.current.setColumnVisibility(field, event.target.checked)
                }
              />
            }
          />
        ))}
      <Button size="small" onClick={() => apiRef.current.hidePreferences()}>
        Done
      </Button>
    </Stack>
  );
}
// #endregion

function ColumnsToolbar() {
  return (
    <Toolbar>
      <ColumnsPanelTrigger>Columns</ColumnsPanelTrigger>
    </Toolbar>
  );
}

const slots = { toolbar: ColumnsToolbar, columnsManagement: ColumnSwitches };

export default function CustomPanel() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Departures with switches"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}
