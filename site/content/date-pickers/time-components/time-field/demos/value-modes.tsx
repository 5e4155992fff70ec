import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function ValueModes() {
  const [alarm, setAlarm] = useState<dayjs.Dayjs | null>(dayjs('2026-03-17T05:45'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <TimeField label="Lights out (uncontrolled)" defaultValue={dayjs('2026-03-17T22:15')} />
        <TimeField label="Wake up (controlled)" value={alarm} onChange={setAlarm} />
        <Button
          variant="outlined"
          disabled={!alarm?.isValid()}
          onClick={() => setAlarm((time) => time?.add(10, 'minute') ?? null)}
        >
          Ten minutes more
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
