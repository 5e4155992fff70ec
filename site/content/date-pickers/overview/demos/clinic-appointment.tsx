import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ClinicAppointment() {
  const [visit, setVisit] = useState<dayjs.Dayjs | null>(dayjs('2026-03-17T09:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <DateTimePicker label="Eye test" value={visit} onChange={setVisit} />
        <Typography role="status">
          {visit?.isValid()
            ? `Your appointment: ${visit.format('dddd, MMMM D, h:mm A')}`
            : 'Choose a day and a time.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
