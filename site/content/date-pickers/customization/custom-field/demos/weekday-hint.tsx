import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

function FieldWithWeekday(props: DatePickerFieldProps) {
  const { value } = usePickerContext();
  return (
    <DateField {...props} helperText={value?.isValid() ? value.format('dddd') : 'MM/DD/YYYY'} />
  );
}

export default function WeekdayHint() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Market day"
        defaultValue={dayjs('2026-05-09')}
        slots={{ field: FieldWithWeekday }}
        sx={{ width: '100%', maxWidth: 300 }}
      />
    </LocalizationProvider>
  );
}
