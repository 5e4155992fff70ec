import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type Lighthouse, rows } from './data';

const columns: GridColDef<Lighthouse>[] = [
  { field: 'name', headerName: 'Lighthouse', flex: 1, minWidth: 150 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 110 },
  {
    field: 'remove',
    headerName: 'Remove',
    sortable: false,
    width: 110,
    renderCell: ({ api, row, tabIndex }) => (
      <Button
        size="small"
        tabIndex={tabIndex}
        aria-label={`Remove ${row.name}`}
        onKeyDown={(event) => {
          // Otherwise the grid moves down instead.
          if (event.key === ' ') event.stopPropagation();
        }}
        onClick={() => api.updateRows([{ id: row.id, _action: 'delete' }])}
      >
        Remove
      </Button>
    ),
  },
];

export default function ApiInColumn() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Lighthouses with a remove button"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
