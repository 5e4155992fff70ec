import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

// Lets the calendar shrink below its 320 px, down to the width of a small phone.
const narrowCalendar = {
  minWidth: 0,
  maxWidth: '100%',
  gridAutoColumns: 'max-content minmax(0, 1fr) max-content',
  '& .MuiDateCalendar-root': { maxWidth: '100%' },
  '& .MuiPickersDay-root, & .MuiDayCalendar-weekDayLabel': {
    width: 'calc(100% / 7 - 4px)',
    maxWidth: 36,
  },
};

const planned = dayjs('2026-03-17');

export default function StaticDay() {
  const [moved, setMoved] = useState<dayjs.Dayjs | null>(planned);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center', maxWidth: '100%' }}>
        <StaticDatePicker
          defaultValue={planned}
          onAccept={setMoved}
          orientation="portrait"
          disableHighlightToday
          localeText={{ toolbarTitle: 'Move the installation to', okButtonLabel: 'Move' }}
          sx={narrowCalendar}
        />
        <Typography role="status">The installer comes on {moved?.format('MMMM D')}.</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
