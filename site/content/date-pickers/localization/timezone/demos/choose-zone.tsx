import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const zones = ['UTC', 'Europe/Lisbon', 'America/Chicago', 'Asia/Kolkata', 'Australia/Sydney'];

export default function ChooseZone() {
  const id = useId();
  const [zone, setZone] = useState('Europe/Lisbon');
  const [start, setStart] = useState<dayjs.Dayjs | null>(dayjs.utc('2026-10-05T08:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <FormControl>
          <InputLabel id={id}>Time zone</InputLabel>
          <Select
            labelId={id}
            label="Time zone"
            value={zone}
            onChange={(event) => setZone(event.target.value)}
          >
            {zones.map((name) => (
              <MenuItem key={name} value={name}>
                {name}
              </MenuItem>
            ))}
          </Select>
        </FormControl>
        <DateTimePicker label="Webinar" timezone={zone} value={start} onChange={setStart} />
        <Typography role="status">
          {start?.isValid() ? `${start.utc().format('MMM D, HH:mm')} UTC` : 'no time'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
