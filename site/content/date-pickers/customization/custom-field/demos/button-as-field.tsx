import EventIcon from '@mui/icons-material/EventOutlined';
import Button from '@mui/material/Button';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';

// #region
function ButtonField(props: DatePickerFieldProps) {
  const { forwardedProps } = useSplitFieldProps(props, 'date');
  const { value, label, open, setOpen, triggerRef, rootRef, rootSx } = usePickerContext();

  return (
    <div ref={rootRef}>
      <Button
        {...forwardedProps}
        ref={triggerRef}
        variant="outlined"
        startIcon={<EventIcon />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        {...(rootSx && { sx: rootSx })}
      >
        {label}: {value?.format('MMM D, YYYY') ?? 'any day'}
      </Button>
    </div>
  );
}
// #endregion

export default function ButtonAsField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Showing"
        defaultValue={dayjs('2026-07-18')}
        slots={{ field: ButtonField }}
        slotProps={{ actionBar: { actions: ['clear'] } }}
      />
    </LocalizationProvider>
  );
}
