import './persian-locale.ts';
import { useMemo, useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import moment from 'moment';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { AdapterMomentJalaali } from '@mui/x-date-pickers/AdapterMomentJalaali';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const jalali = new AdapterMomentJalaali();

export default function TwoCalendars() {
  // #region
  const [saved, setSaved] = useState('2026-03-21');
  const jalaliDate = useMemo(() => jalali.date(saved), [saved]);
  const gregorianDate = useMemo(() => moment(saved), [saved]);

  function save(date: Date | undefined, error: string | null) {
    if (date && !error) setSaved(moment(date).format('YYYY-MM-DD'));
  }
  // #endregion

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
      <LocalizationProvider dateAdapter={AdapterMomentJalaali}>
        <DatePicker
          label="Jalali"
          value={jalaliDate}
          onChange={(value, { validationError }) => save(value?.toDate(), validationError)}
        />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterMoment}>
        <DatePicker
          label="Gregorian"
          value={gregorianDate}
          onChange={(value, { validationError }) => save(value?.toDate(), validationError)}
        />
      </LocalizationProvider>
      <Typography role="status">Saved: {saved}</Typography>
    </Stack>
  );
}
