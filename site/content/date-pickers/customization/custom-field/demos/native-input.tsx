import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

// #region
function NativeField() {
  const { value, setValue, setOpen, label, rootRef, triggerRef } = usePickerContext();
  const button = (
    <InputAdornment position="end">
      <IconButton edge="end" aria-label="Open the calendar" onClick={() => setOpen(true)}>
        <CalendarIcon />
      </IconButton>
    </InputAdornment>
  );

  return (
    <TextField
      type="date"
      ref={rootRef ?? null}
      label={label}
      value={value?.isValid() ? value.format('YYYY-MM-DD') : ''}
      onChange={({ target }) =>
        setValue(target.value ? dayjs(target.value) : null, { shouldClose: false })
      }
      slotProps={{
        inputLabel: { shrink: true },
        input: { ref: triggerRef, endAdornment: button },
      }}
      sx={{
        width: '100%',
        maxWidth: 300,
        '& ::-webkit-calendar-picker-indicator': { display: 'none' },
      }}
    />
  );
}
// #endregion

export default function NativeInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Boiler check"
        defaultValue={dayjs('2026-10-02')}
        slots={{ field: NativeField }}
      />
    </LocalizationProvider>
  );
}
