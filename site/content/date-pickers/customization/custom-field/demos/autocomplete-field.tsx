import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

const concerts = ['2026-11-06', '2026-11-07', '2026-11-13', '2026-11-21'].map((day) => dayjs(day));
const isConcert = (day: dayjs.Dayjs) => concerts.some((concert) => concert.isSame(day, 'day'));

// #region
function ConcertField() {
  const { value, setValue, label, triggerRef, rootRef } = usePickerContext();

  return (
    <Autocomplete
      ref={rootRef}
      sx={{ width: '100%', maxWidth: 300 }}
      options={concerts}
      value={concerts.find((day) => value?.isSame(day, 'day')) ?? null}
      onChange={(_event, day) => setValue(day, { shouldClose: false })}
      getOptionLabel={(day) => day.format('dddd, MMMM D')}
      getOptionKey={(day) => day.valueOf()}
      renderInput={(params) => <TextField {...params} ref={triggerRef} label={label} />}
    />
  );
}
// #endregion

export default function AutocompleteField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Concert"
        shouldDisableDate={(day) => !isConcert(day)}
        slots={{ field: ConcertField }}
      />
    </LocalizationProvider>
  );
}
