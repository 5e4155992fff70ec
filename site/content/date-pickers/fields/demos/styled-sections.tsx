import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersInputBaseClasses } from '@mui/x-date-pickers/PickersTextField';

export default function StyledSections() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Meter reading"
        defaultValue={dayjs('2026-01-31T17:05')}
        sx={{
          width: '100%',
          maxWidth: 320,
          [`& .${pickersInputBaseClasses.sectionContent}`]: {
            fontFamily: 'monospace',
            borderRadius: 0.5,
            px: 0.25,
            '&:focus': { bgcolor: 'primary.main', color: 'primary.contrastText' },
          },
          [`& .${pickersInputBaseClasses.sectionAfter}`]: { color: 'text.secondary' },
        }}
      />
    </LocalizationProvider>
  );
}
