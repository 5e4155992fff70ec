import { useEffect, useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const delay = 800;

export default function Autosave() {
  // #region
  const [value, setValue] = useState<dayjs.Dayjs | null>(dayjs('2026-04-14'));
  const [valid, setValid] = useState<string | null>(null);
  const [saved, setSaved] = useState<string[]>([]);

  useEffect(() => {
    if (!valid) return undefined;
    const timer = setTimeout(() => setSaved((before) => [...before, valid]), delay);
    return () => clearTimeout(timer);
  }, [valid]);
  // #endregion

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <DatePicker
          label="Next meter reading"
          value={value}
          onChange={(next, { validationError }) => {
            setValue(next);
            setValid(validationError ? null : (next?.format('YYYY-MM-DD') ?? null));
          }}
        />
        <Typography role="status">
          {saved.length === 0 ? 'Nothing saved yet.' : `Saved: ${saved.join(', ')}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
