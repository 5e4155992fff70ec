import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ViewOrder() {
  const [step, setStep] = useState('Choose a year');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center', width: '100%' }}>
        <DateCalendar
          views={['year', 'month', 'day']}
          openTo="year"
          referenceDate={dayjs('2019-07-01')}
          onChange={(date, selectionState) => {
            setStep(`${selectionState}: ${date?.format('MMMM D, YYYY') ?? 'no date'}`);
          }}
          sx={{ width: '100%', maxWidth: 320 }}
        />
        <Typography role="status">{step}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
