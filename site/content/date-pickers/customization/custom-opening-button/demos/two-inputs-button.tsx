import DateRangeIcon from '@mui/icons-material/DateRangeOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import {
  MultiInputDateRangeField,
  type MultiInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

// #region
function OpenButton() {
  const { setOpen } = usePickerContext();
  return (
    <InputAdornment position="end">
      <IconButton edge="end" aria-label="Choose dates" onClick={() => setOpen((open) => !open)}>
        <DateRangeIcon />
      </IconButton>
    </InputAdornment>
  );
}

function FieldWithButton(props: MultiInputDateRangeFieldProps<true>) {
  return (
    <MultiInputDateRangeField
      {...props}
      direction={{ xs: 'column', sm: 'row' }}
      slotProps={{
        textField: ({ position }) => ({
          InputProps: { endAdornment: position === 'end' && <OpenButton /> },
        }),
      }}
    />
  );
}
FieldWithButton.fieldType = 'multi-input';
// #endregion

export default function TwoInputsButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', maxWidth: 420 }}>
        <DateRangePicker
          localeText={{ start: 'Arrival', end: 'Departure' }}
          defaultValue={[dayjs('2026-07-17'), dayjs('2026-07-26')]}
          slots={{ field: FieldWithButton }}
        />
      </Box>
    </LocalizationProvider>
  );
}
