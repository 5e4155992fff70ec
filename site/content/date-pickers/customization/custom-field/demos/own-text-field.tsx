import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Unstable_PickersSectionList } from '@mui/x-date-pickers/PickersSectionList';
import type { PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';

// #region
function PillTextField(props: PickersTextFieldProps) {
  const { elements, sectionListRef, contentEditable, tabIndex } = props;
  const { onFocus, onBlur, onInput, onPaste, onKeyDown, onClick } = props;
  const { label, focused, error, ref, sx, InputProps } = props;
  const borderColor = error ? 'error.main' : focused ? 'primary.main' : 'divider';

  return (
    <Box ref={ref} sx={sx}>
      <Box
        ref={InputProps?.ref}
        sx={{ display: 'flex', px: 2, py: 0.5, border: 2, borderRadius: 8, borderColor }}
      >
        <Unstable_PickersSectionList
          role="group"
          aria-label={String(label)}
          {...{ elements, sectionListRef, contentEditable, tabIndex }}
          {...{ onFocus, onBlur, onInput, onPaste, onKeyDown, onClick }}
          style={{ flexGrow: 1, alignSelf: 'center' }}
        />
        {InputProps?.endAdornment}
      </Box>
    </Box>
  );
}
// #endregion

export default function OwnTextField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Tasting date"
        defaultValue={dayjs('2026-11-14')}
        slots={{ textField: PillTextField }}
        sx={{ width: '100%', maxWidth: 260 }}
      />
    </LocalizationProvider>
  );
}
