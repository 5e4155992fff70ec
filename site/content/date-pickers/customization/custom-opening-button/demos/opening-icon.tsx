import CakeIcon from '@mui/icons-material/CakeOutlined';
import ScheduleSendIcon from '@mui/icons-material/ScheduleSendOutlined';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function OpeningIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <DatePicker
          label="Birthday"
          defaultValue={dayjs('1994-05-23')}
          slots={{ openPickerIcon: CakeIcon }}
        />
        <DateTimePicker
          label="Send the card"
          defaultValue={dayjs('2026-05-23T08:00')}
          slots={{ openPickerIcon: ScheduleSendIcon }}
          slotProps={{ openPickerIcon: { fontSize: 'small' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
