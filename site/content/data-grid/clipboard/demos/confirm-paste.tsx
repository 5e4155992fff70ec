import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { editableColumns, stock } from './data';

export default function ConfirmPaste() {
  const [cells, setCells] = useState(0);
  const [open, setOpen] = useState(false);
  const answer = useRef<{ accept: () => void; refuse: () => void }>(null);

  const confirmPaste = ({ data }: { data: string[][] }) => {
    setCells(data.flat().length);
    setOpen(true);
    return new Promise<void>((accept, refuse) => {
      answer.current = { accept, refuse };
    });
  };
  const cancel = () => {
    answer.current?.refuse();
    setOpen(false);
  };
  const paste = () => {
    answer.current?.accept();
    setOpen(false);
  };

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        label="Stock that asks before pasting"
        rows={stock}
        columns={editableColumns}
        cellSelection
        disableRowSelectionOnClick
        ignoreValueFormatterDuringExport={{ clipboardExport: true }}
        onBeforeClipboardPasteStart={confirmPaste}
        hideFooter
      />
      <Dialog open={open} onClose={cancel}>
        <DialogTitle>{cells === 1 ? 'Replace 1 cell?' : `Replace ${cells} cells?`}</DialogTitle>
        <DialogActions>
          <Button onClick={cancel}>Cancel</Button>
          <Button onClick={paste}>Paste</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
