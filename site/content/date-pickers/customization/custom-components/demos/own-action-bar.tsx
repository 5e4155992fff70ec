import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

// #region
function BookingActions({ className }: PickersActionBarProps) {
  const { value, acceptValueChanges, cancelValueChanges } = usePickerContext();

  return (
    <DialogActions className={className}>
      <Button onClick={cancelValueChanges}>Not now</Button>
      <Button variant="contained" onClick={acceptValueChanges} disabled={!value}>
        {value ? `Book ${value.format('MMM D')}` : 'Choose a day'}
      </Button>
    </DialogActions>
  );
}
// #endregion

export default function OwnActionBar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker
        label="Guided tour"
        defaultValue={dayjs('2026-06-20')}
        slots={{ actionBar: BookingActions }}
        sx={{ width: '100%', maxWidth: 300 }}
      />
    </LocalizationProvider>
  );
}
