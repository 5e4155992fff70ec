import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const localeText = {
  fieldMonthPlaceholder: () => 'month',
  fieldDayPlaceholder: () => 'day',
  fieldYearPlaceholder: () => 'year',
  fieldHoursPlaceholder: () => '––',
  fieldMinutesPlaceholder: () => '––',
};

export default function Placeholders() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={localeText}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <DateField
          label="First day on site"
          slotProps={{ textField: { InputLabelProps: { shrink: true } } }}
        />
        <TimeField label="Arrival" ampm={false} helperText="The gate opens at 06:00." />
      </Stack>
    </LocalizationProvider>
  );
}
