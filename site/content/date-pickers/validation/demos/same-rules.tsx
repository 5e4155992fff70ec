import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

const rules = {
  disablePast: false,
  disableFuture: false,
  minDate: dayjs('2026-03-16'),
  maxDate: dayjs('2026-04-30'),
  shouldDisableDate: (day: dayjs.Dayjs) => day.day() === 0,
};

function Delivery() {
  const [day, setDay] = useState<dayjs.Dayjs | null>(dayjs('2026-03-20'));
  // #region
  const { getValidationErrorForNewValue } = useValidation({
    validator: validateDate,
    value: day,
    timezone: 'default',
    props: rules,
  });
  const later = [1, 2, 7].map((days) => ({ days, next: (day ?? rules.minDate).add(days, 'day') }));
  // #endregion

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
      <DatePicker label="Deliver on" value={day} onChange={setDay} {...rules} />
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {later.map(({ days, next }) => (
          <Button
            key={days}
            variant="outlined"
            disabled={getValidationErrorForNewValue(next) !== null}
            onClick={() => setDay(next)}
          >
            {days === 1 ? '1 day later' : `${days} days later`}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}

export default function SameRules() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Delivery />
    </LocalizationProvider>
  );
}
