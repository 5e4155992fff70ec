import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

const track: [dayjs.Dayjs, dayjs.Dayjs] = [
  dayjs('2026-03-17T14:02:10'),
  dayjs('2026-03-17T14:05:48'),
];

export default function RangeFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <SingleInputTimeRangeField label="24 hours" ampm={false} defaultValue={track} />
        <SingleInputTimeRangeField label="With seconds" format="HH:mm:ss" defaultValue={track} />
        <SingleInputTimeRangeField
          label="Song, from and to"
          format="mm:ss"
          dateSeparator="to"
          defaultValue={track}
        />
      </Stack>
    </LocalizationProvider>
  );
}
