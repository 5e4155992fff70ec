import { useState } from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FromUntil() {
  const [from, setFrom] = useState<dayjs.Dayjs | null>(dayjs('2026-03-17'));
  const [until, setUntil] = useState<dayjs.Dayjs | null>(dayjs('2026-03-20'));
  const [late, setLate] = useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 300 }}>
        <DatePicker label="Scaffolding from" value={from} onChange={setFrom} />
        <DatePicker
          label="Scaffolding until"
          value={until}
          onChange={setUntil}
          minDate={from ?? undefined}
          onError={(error) => setLate(error === 'minDate')}
          slotProps={{
            textField: { helperText: late ? 'The end is before the start.' : undefined },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
