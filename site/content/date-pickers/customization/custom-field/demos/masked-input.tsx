import { useState } from 'react';
import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

const format = 'MM/DD/YYYY';

/** Puts the slashes between the digits: 0317 becomes 03/17/. */
function mask(text: string) {
  const digits = text.replace(/\D/g, '').slice(0, 8);
  return digits.replace(/^(\d{2})(?=\d)/, '$1/').replace(/^(\d{2}\/\d{2})(?=\d)/, '$1/');
}

// #region
function MaskedField() {
  const { value, setValue, setOpen, label, rootRef, triggerRef } = usePickerContext();
  const [draft, setDraft] = useState('');
  const text = value?.isValid() ? value.format(format) : draft;

  const change = (next: string) => {
    const date = dayjs(next, format, true);
    setDraft(date.isValid() ? '' : next);
    setValue(date.isValid() ? date : null, { shouldClose: false });
  };
  const button = (
    <InputAdornment position="end">
      <IconButton edge="end" aria-label="Open the calendar" onClick={() => setOpen(true)}>
        <CalendarIcon />
      </IconButton>
    </InputAdornment>
  );

  return (
    <TextField
      ref={rootRef ?? null}
      label={label}
      value={text}
      placeholder={format}
      error={draft.length === format.length}
      onChange={(event) => change(mask(event.target.value))}
      slotProps={{
        input: { ref: triggerRef, endAdornment: button },
        htmlInput: { inputMode: 'numeric' },
      }}
      sx={{ width: '100%', maxWidth: 300 }}
    />
  );
}
// #endregion

export default function MaskedInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Vaccinated on" slots={{ field: MaskedField }} />
    </LocalizationProvider>
  );
}
