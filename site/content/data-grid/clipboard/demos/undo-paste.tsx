import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import {
  DataGridPremium,
  gridRowsLookupSelector,
  useGridApiRef,
  type GridRowModel,
} from '@mui/x-data-grid-premium';
import { editableColumns, stock } from './data';

export default function UndoPaste() {
  const apiRef = useGridApiRef();
  const before = useRef<GridRowModel[]>([]);
  const [open, setOpen] = useState(false);

  const remember = () => {
    const rows = gridRowsLookupSelector(apiRef);
    before.current = stock.map(({ id }) => rows[id]).filter((row) => row !== undefined);
  };
  const undo = () => {
    apiRef.current?.updateRows(before.current);
    setOpen(false);
  };

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        label="Stock with undo"
        apiRef={apiRef}
        rows={stock}
        columns={editableColumns}
        cellSelection
        disableRowSelectionOnClick
        ignoreValueFormatterDuringExport={{ clipboardExport: true }}
        onClipboardPasteStart={remember}
        onClipboardPasteEnd={() => setOpen(true)}
        hideFooter
      />
      <Snackbar
        open={open}
        onClose={() => setOpen(false)}
        message="Pasted"
        action={<Button onClick={undo}>Undo</Button>}
      />
    </div>
  );
}
