import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import {
  PickersRangeCalendarHeader,
  type PickersRangeCalendarHeaderProps,
} from '@mui/x-date-pickers-pro/PickersRangeCalendarHeader';

const season = (month: number) => (month > 4 && month < 9 ? 'High season' : 'Low season');

// #region
function SeasonHeader(props: PickersRangeCalendarHeaderProps) {
  return (
    <Stack sx={{ textAlign: 'center' }}>
      <PickersRangeCalendarHeader {...props} />
      <Typography variant="caption">{season(props.month.month())}</Typography>
    </Stack>
  );
}
// #endregion

export default function RangeHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Houseboat rental"
        defaultValue={[dayjs('2026-05-22'), dayjs('2026-06-05')]}
        slots={{ calendarHeader: SeasonHeader }}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
