import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersLocaleText } from '@mui/x-date-pickers/locales';

const words: Partial<PickersLocaleText> = {
  fieldDayPlaceholder: () => 'day',
  fieldMonthPlaceholder: () => 'month',
  fieldYearPlaceholder: () => 'year',
};

export default function PlaceholderWords() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={words}>
      <Stack sx={{ width: '100%', maxWidth: 300 }}>
        <DatePicker
          label="Meter read on"
          referenceDate={dayjs('2026-03-17')}
          // With something before them, the placeholders show without focus.
          slotProps={{ field: { openPickerButtonPosition: 'start' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
