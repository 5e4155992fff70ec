import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

const days = [
  { name: 'Monday', from: '09:00', to: '17:30' },
  { name: 'Tuesday', from: '09:00', to: '17:30' },
  { name: 'Wednesday', from: '13:00', to: '20:00' },
];

export default function OpeningHoursPro() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        {days.map(({ name, from, to }) => (
          <SingleInputTimeRangeField
            key={name}
            label={name}
            size="small"
            ampm={false}
            defaultValue={[dayjs(`2026-03-17T${from}`), dayjs(`2026-03-17T${to}`)]}
          />
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
