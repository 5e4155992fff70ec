import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';

type Range = [dayjs.Dayjs | null, dayjs.Dayjs | null];
const text = (range: Range) => range.map((day) => day?.format('MMM D') ?? 'null').join(' – ');
const cruise: Range = [dayjs('2026-05-04'), dayjs('2026-05-11')];

export default function RangeSteps() {
  const [range, setRange] = useState(cruise);
  const [accepted, setAccepted] = useState(cruise);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 440 }}>
        <DateRangePicker label="Cruise" value={range} onChange={setRange} onAccept={setAccepted} />
        <Typography role="status">
          Last change: {text(range)}. Accepted: {text(accepted)}.
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
