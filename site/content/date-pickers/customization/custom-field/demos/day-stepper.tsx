import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

// #region
function StepperField(props: DatePickerFieldProps) {
  const { value, setValue } = usePickerContext();
  const move = (days: number) => {
    if (value?.isValid()) setValue(value.add(days, 'day'), { shouldClose: false });
  };

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <IconButton aria-label="Previous day" onClick={() => move(-1)}>
        <RemoveIcon />
      </IconButton>
      <DateField {...props} />
      <IconButton aria-label="Next day" onClick={() => move(1)}>
        <AddIcon />
      </IconButton>
    </Stack>
  );
}
// #endregion

export default function DayStepper() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Shift plan for"
        defaultValue={dayjs('2026-02-27')}
        slots={{ field: StepperField }}
        sx={{ width: '100%', maxWidth: 240 }}
      />
    </LocalizationProvider>
  );
}
