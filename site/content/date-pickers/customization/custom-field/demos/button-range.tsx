import Button from '@mui/material/Button';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

// #region
function RangeButton() {
  const { value, label, open, setOpen, triggerRef, rootRef } =
    usePickerContext<DateRange<dayjs.Dayjs>>();
  const [start, end] = value.map((day) => day?.format('MMM D') ?? '…');

  return (
    <div ref={rootRef}>
      <Button
        ref={triggerRef}
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {label}: {start} – {end}
      </Button>
    </div>
  );
}
RangeButton.fieldType = 'single-input';
// #endregion

export default function ButtonRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Occupancy"
        defaultValue={[dayjs('2026-08-01'), dayjs('2026-08-14')]}
        slots={{ field: RangeButton }}
      />
    </LocalizationProvider>
  );
}
