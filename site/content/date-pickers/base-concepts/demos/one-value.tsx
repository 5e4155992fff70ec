import { useState } from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function OneValue() {
  const [inspection, setInspection] = useState<dayjs.Dayjs | null>(dayjs('2026-03-17'));
  const shared = { value: inspection, onChange: setInspection };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction="row"
        useFlexGap
        spacing={3}
        sx={{ width: '100%', flexWrap: 'wrap', justifyContent: 'center' }}
      >
        <Stack spacing={3} sx={{ width: 260 }}>
          <DateField label="Inspection (field)" {...shared} />
          <DatePicker label="Inspection (picker)" {...shared} />
        </Stack>
        <DateCalendar {...shared} disableHighlightToday sx={{ maxWidth: '100%', mx: 0 }} />
      </Stack>
    </LocalizationProvider>
  );
}
