import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ChangeAndAccept() {
  const [landing, setLanding] = useState<dayjs.Dayjs | null>(dayjs('2026-03-17T15:45'));
  const [changes, setChanges] = useState(0);
  const [accepts, setAccepts] = useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <DateTimePicker
          label="Flight lands"
          value={landing}
          onChange={(next) => {
            setLanding(next);
            setChanges(changes + 1);
          }}
          onAccept={() => setAccepts(accepts + 1)}
        />
        <Typography role="status">
          Changed: {changes}, accepted: {accepts}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
