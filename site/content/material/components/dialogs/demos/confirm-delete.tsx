import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface Question {
  open: boolean;
  text: string;
  answer?: (yes: boolean) => void;
}

// #region
function useConfirm() {
  const [question, setQuestion] = useState<Question>({ open: false, text: '' });

  const confirm = (text: string) =>
    new Promise<boolean>((answer) => setQuestion({ open: true, text, answer }));

  function close(yes: boolean) {
    question.answer?.(yes);
    setQuestion({ ...question, open: false });
  }

  const dialog = (
    <Dialog open={question.open} onClose={() => close(false)}>
      <DialogTitle>{question.text}</DialogTitle>
      <DialogActions>
        <Button onClick={() => close(false)}>Keep</Button>
        <Button color="error" onClick={() => close(true)}>
          Delete
        </Button>
      </DialogActions>
    </Dialog>
  );

  return { confirm, dialog };
}
// #endregion

export default function ConfirmDelete() {
  const [files, setFiles] = useState(['Budget.xlsx', 'Plan.pdf']);
  const { confirm, dialog } = useConfirm();

  async function remove(file: string) {
    if (await confirm(`Delete ${file}?`)) {
      setFiles((rest) => rest.filter((name) => name !== file));
    }
  }

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">{files.join(', ') || 'No files'}</Typography>
      {files.map((file) => (
        <Button key={file} variant="outlined" onClick={() => remove(file)}>
          Delete {file}
        </Button>
      ))}
      {dialog}
    </Stack>
  );
}
