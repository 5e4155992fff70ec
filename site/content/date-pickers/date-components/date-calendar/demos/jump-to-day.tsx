import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const opening = dayjs('2026-05-02');
const closing = dayjs('2026-10-25');

export default function JumpToDay() {
  const [visit, setVisit] = useState<dayjs.Dayjs | null>(opening);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center', width: '100%' }}>
        <DateCalendar value={visit} onChange={setVisit} sx={{ width: '100%', maxWidth: 320 }} />
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button onClick={() => setVisit(opening)}>Opening day</Button>
          <Button onClick={() => setVisit(closing)}>Last day</Button>
          <Button onClick={() => setVisit(null)}>No day</Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
