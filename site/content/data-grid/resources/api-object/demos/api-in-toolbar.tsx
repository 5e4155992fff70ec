import Button from '@mui/material/Button';
import { DataGrid, Toolbar, ToolbarButton, useGridApiContext } from '@mui/x-data-grid';
import { columns, rows } from './data';

function TallestToolbar() {
  const apiRef = useGridApiContext();
  return (
    <Toolbar>
      <ToolbarButton
        render={<Button size="small" />}
        onClick={() => apiRef.current.sortColumn('height', 'desc')}
      >
        Tallest first
      </ToolbarButton>
    </Toolbar>
  );
}

const slots = { toolbar: TallestToolbar };

export default function ApiInToolbar() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Lighthouses by height"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}
