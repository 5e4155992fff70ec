import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const bottled = dayjs('2019-10-05');

export default function FieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <DateField label="Locale default" defaultValue={bottled} />
        <DateField label="Month in letters" format="MMMM D, YYYY" defaultValue={bottled} />
        <DateField label="ISO" format="YYYY-MM-DD" defaultValue={bottled} />
        <DateField label="Month and year" format="MM/YYYY" defaultValue={bottled} />
        <DateField label="Vintage" format="YYYY" defaultValue={bottled} />
        <DateField label="Spacious" formatDensity="spacious" defaultValue={bottled} />
      </Stack>
    </LocalizationProvider>
  );
}
