import { useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function SurveyForm() {
  const [sent, setSent] = useState('');

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSent(String(new FormData(event.currentTarget).get('idea')));
  }

  return (
    <Stack component="form" onSubmit={send} spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
      <TextField name="idea" label="What should we improve?" defaultValue="Opening hours" />
      {/* #region */}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained">
          Send idea
        </Button>
        <Button type="reset">Start over</Button>
        <Button onClick={() => setSent('')}>Hide answer</Button>
      </Stack>
      {/* #endregion */}
      <Typography role="status">{sent ? `Sent: ${sent}` : 'Nothing sent yet'}</Typography>
    </Stack>
  );
}
