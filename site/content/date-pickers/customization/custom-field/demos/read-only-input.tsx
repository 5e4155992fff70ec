import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import TextField from '@mui/material/TextField';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useParsedFormat, usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

// #region
function ReadOnlyField(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { value, timezone, label, fieldFormat, ...picker } = usePickerContext();
  const placeholder = useParsedFormat();
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });

  return (
    <TextField
      {...forwardedProps}
      ref={picker.rootRef ?? null}
      label={label}
      value={value?.format(fieldFormat) ?? ''}
      placeholder={placeholder}
      error={hasValidationError}
      helperText={hasValidationError ? 'Collection ends on March 27.' : 'Until March 27'}
      sx={{ width: '100%', maxWidth: 300 }}
      onClick={() => picker.setOpen(true)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') picker.setOpen(true);
      }}
      slotProps={{
        input: { ref: picker.triggerRef, readOnly: true, endAdornment: <CalendarIcon /> },
        htmlInput: { 'aria-haspopup': 'dialog' },
      }}
    />
  );
}
// #endregion

export default function ReadOnlyInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Collection day"
        defaultValue={dayjs('2026-03-28')}
        maxDate={dayjs('2026-03-27')}
        slots={{ field: ReadOnlyField }}
      />
    </LocalizationProvider>
  );
}
