import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

const labels = { cancelButtonLabel: 'Go back' };

export default function OwnWords() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={labels}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 300 }}>
        <MobileDatePicker
          label="Collection day"
          defaultValue={dayjs('2026-03-17')}
          localeText={{ toolbarTitle: 'When should we collect?', okButtonLabel: 'Collect' }}
        />
        <MobileDatePicker label="Payment day" defaultValue={dayjs('2026-03-31')} />
      </Stack>
    </LocalizationProvider>
  );
}
