import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';

const actionsAtSide = {
  [`& .${pickersLayoutClasses.actionBar}`]: {
    gridColumn: 1,
    gridRow: 2,
    flexDirection: 'column',
    justifyContent: 'flex-start',
    gap: 1,
  },
};

export default function ActionsAtSide() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Next watering"
        defaultValue={dayjs('2026-05-14')}
        slotProps={{
          layout: { sx: actionsAtSide },
          actionBar: { actions: ['today', 'clear'], disableSpacing: true },
        }}
        sx={{ width: '100%', maxWidth: 300 }}
      />
    </LocalizationProvider>
  );
}
