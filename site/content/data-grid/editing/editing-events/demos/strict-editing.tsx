import {
  DataGrid,
  GridCellEditStartReasons,
  GridCellEditStopReasons,
  type GridColDef,
} from '@mui/x-data-grid';

const shelves = [
  { id: 1, shelf: 'A1', product: 'Oat flour' },
  { id: 2, shelf: 'A2', product: 'Rye flour' },
  { id: 3, shelf: 'B1', product: 'Cane sugar' },
];

const columns: GridColDef<(typeof shelves)[number]>[] = [
  { field: 'shelf', headerName: 'Shelf', width: 100 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140, editable: true },
];

const allowed: (GridCellEditStartReasons | undefined)[] = [
  GridCellEditStartReasons.cellDoubleClick,
  GridCellEditStartReasons.enterKeyDown,
];

export default function StrictEditing() {
  return (
    <div style={{ width: '100%' }}>
      <DataGrid
        label="Shelves"
        rows={shelves}
        columns={columns}
        onCellEditStart={({ reason }, event) => {
          if (!allowed.includes(reason)) event.defaultMuiPrevented = true;
        }}
        onCellEditStop={({ reason }, event) => {
          if (reason === GridCellEditStopReasons.cellFocusOut) event.defaultMuiPrevented = true;
        }}
        hideFooter
      />
    </div>
  );
}
