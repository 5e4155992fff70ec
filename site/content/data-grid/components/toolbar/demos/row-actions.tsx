import DeleteIcon from '@mui/icons-material/Delete';
import RestoreIcon from '@mui/icons-material/Restore';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridRowSelectionCountSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, rows } from './data';

function SelectionToolbar() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridRowSelectionCountSelector);
  const removeSelected = () => {
    // `DataGrid` accepts one row per call.
    for (const id of apiRef.current.getSelectedRows().keys()) {
      apiRef.current.updateRows([{ id, _action: 'delete' }]);
    }
  };

  return (
    <Toolbar>
      <Typography role="status" sx={{ flex: 1, mx: 0.5 }}>
        {count} selected
      </Typography>
      {count > 0 && (
        <Tooltip title="Remove selected">
          <ToolbarButton onClick={removeSelected}>
            <DeleteIcon fontSize="small" />
          </ToolbarButton>
        </Tooltip>
      )}
      <Tooltip title="Restore all">
        <ToolbarButton onClick={() => apiRef.current.setRows(rows)}>
          <RestoreIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
    </Toolbar>
  );
}

const slots = { toolbar: SelectionToolbar };

export default function RowActions() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Equipment to check"
        rows={rows}
        columns={columns}
        slots={slots}
        checkboxSelection
        showToolbar
        hideFooter
      />
    </div>
  );
}
