import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

const summer: DateRange<dayjs.Dayjs> = [dayjs('2026-07-06'), dayjs('2026-08-14')];

export default function ValueModes() {
  const [camp, setCamp] = useState<DateRange<dayjs.Dayjs>>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <SingleInputDateRangeField label="School break (uncontrolled)" defaultValue={summer} />
        <SingleInputDateRangeField label="Camp (controlled)" value={camp} onChange={setCamp} />
        <Button variant="outlined" onClick={() => setCamp(summer)}>
          Use the school break
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
