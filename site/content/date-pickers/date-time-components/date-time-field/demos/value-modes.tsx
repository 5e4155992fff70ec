import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const landing = dayjs('2026-05-30T21:55');

export default function ValueModes() {
  const [boarding, setBoarding] = useState<dayjs.Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimeField label="Landing (uncontrolled)" defaultValue={landing} />
        <DateTimeField label="Boarding (controlled)" value={boarding} onChange={setBoarding} />
        <Button variant="outlined" onClick={() => setBoarding(landing.subtract(3, 'hour'))}>
          Three hours before landing
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
