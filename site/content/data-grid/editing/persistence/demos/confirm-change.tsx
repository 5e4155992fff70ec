import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid } from '@mui/x-data-grid';
import { columns, meters, type Meter } from './data';

interface Question {
  newRow: Meter;
  oldRow: Meter;
  resolve: (row: Meter) => void;
}

export default function ConfirmChange() {
  const titleId = useId();
  const [question, setQuestion] = useState<Question | null>(null);
  const [open, setOpen] = useState(false);

  // #region
  const processRowUpdate = (newRow: Meter, oldRow: Meter) =>
    newRow.tenant === oldRow.tenant && newRow.reading === oldRow.reading
      ? oldRow
      : new Promise<Meter>((resolve) => {
          setQuestion({ newRow, oldRow, resolve });
          setOpen(true);
        });

  const answer = (choice: 'newRow' | 'oldRow') => {
    question?.resolve(question[choice]);
    setOpen(false);
  };
  // #endregion

  return (
    <div style={{ width: '100%' }}>
      <DataGrid
        label="Meters with confirmation"
        rows={meters}
        columns={columns}
        processRowUpdate={processRowUpdate}
        hideFooter
      />
      <Dialog open={open} onClose={() => answer('oldRow')} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>Save the change?</DialogTitle>
        <DialogContent>
          Unit {question?.newRow.unit}: {question?.newRow.tenant}, {question?.newRow.reading}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => answer('oldRow')}>Discard</Button>
          <Button onClick={() => answer('newRow')}>Save</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
