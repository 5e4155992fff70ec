import { useState } from 'react';
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
  const { value, setValue, label, rootRef, triggerRef } = usePickerContext();
  const [text, setText] = useState(value?.format(format) ?? '');

  return (
    <TextField
      ref={rootRef ?? null}
      label={label}
      value={text}
      placeholder={format}
      error={text.length === format.length && !dayjs(text, format, true).isValid()}
      onChange={(event) => {
        const next = mask(event.target.value);
        setText(next);
        const date = dayjs(next, format, true);
        setValue(date.isValid() ? date : null, { shouldClose: false });
      }}
      slotProps={{ input: { ref: triggerRef }, htmlInput: { inputMode: 'numeric' } }}
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
