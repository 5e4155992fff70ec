import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const fromServer = '08:10';
const initialTime = dayjs(`2000-01-15T${fromServer}`);

export default function StoredTime() {
  const [stored, setStored] = useState(fromServer);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <TimeField
          label="First school bus"
          ampm={false}
          defaultValue={initialTime}
          onChange={(value, context) => {
            if (value && context.validationError === null) setStored(value.format('HH:mm'));
          }}
        />
        <Typography role="status">Saved as {stored}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
