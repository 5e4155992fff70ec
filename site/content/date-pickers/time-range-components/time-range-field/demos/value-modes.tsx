import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

const weekdays: DateRange<dayjs.Dayjs> = [dayjs('2026-03-17T11:30'), dayjs('2026-03-17T22:00')];

export default function ValueModes() {
  const [saturday, setSaturday] = useState<DateRange<dayjs.Dayjs>>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <SingleInputTimeRangeField label="Weekdays (uncontrolled)" defaultValue={weekdays} />
        <SingleInputTimeRangeField
          label="Saturday (controlled)"
          value={saturday}
          onChange={setSaturday}
        />
        <Button variant="outlined" onClick={() => setSaturday(weekdays)}>
          Set Saturday to 11:30 AM – 10 PM
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
