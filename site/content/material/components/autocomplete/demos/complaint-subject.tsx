import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const hints = ['Damaged parcel', 'Late delivery', 'Missing part', 'Wrong address', 'Wrong amount'];

export default function ComplaintSubject() {
  const [subject, setSubject] = useState<string | null>(null);

  return (
    <Stack spacing={1} sx={{ width: 300, maxWidth: '100%' }}>
      <Autocomplete
        freeSolo
        options={hints}
        value={subject}
        onChange={(_event, text) => setSubject(text)}
        renderInput={(params) => <TextField {...params} label="Subject" />}
      />
      <Typography role="status">{subject ? `Ticket: ${subject}` : 'No subject yet'}</Typography>
    </Stack>
  );
}
