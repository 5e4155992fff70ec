import { useState } from 'react';
import Stack from '@mui/material/Stack';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function NoPast() {
  const [visit, setVisit] = useState<Dayjs | null>(null);
  const [past, setPast] = useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 300 }}>
        <DatePicker
          label="Chimney sweep comes on"
          value={visit}
          onChange={setVisit}
          disablePast
          onError={(error) => setPast(error === 'disablePast')}
          slotProps={{
            textField: { helperText: past ? 'That day is over.' : 'Today or later' },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
