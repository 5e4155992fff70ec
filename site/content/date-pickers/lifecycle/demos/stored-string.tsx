import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function StoredString() {
  // #region
  const [record, setRecord] = useState<{ due: string | null }>({ due: '2026-09-30' });
  const [value, setValue] = useState(() => (record.due ? dayjs(record.due) : null));

  function handleChange(next: dayjs.Dayjs | null) {
    setValue(next);
    setRecord({ due: next?.isValid() ? next.format('YYYY-MM-DD') : null });
  }
  // #endregion

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <DatePicker label="Book due back" value={value} onChange={handleChange} />
        <Typography component="code" sx={{ fontFamily: 'monospace' }}>
          {JSON.stringify(record)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
