import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function ConsultingHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 300 }}>
        <TimePicker
          label="Call the vet back at"
          defaultValue={dayjs('2026-03-17T10:20')}
          minTime={dayjs('2026-03-17T09:00')}
          maxTime={dayjs('2026-03-17T12:40')}
          ampm={false}
          timeSteps={{ minutes: 20 }}
          minutesStep={20}
          thresholdToRenderTimeInASingleColumn={72}
          skipDisabled
        />
      </Stack>
    </LocalizationProvider>
  );
}
