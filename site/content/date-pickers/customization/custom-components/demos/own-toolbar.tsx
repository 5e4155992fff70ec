import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DatePickerToolbarProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

const enrolled = dayjs('2026-09-01');
const courseDays = 120;

// #region
function CourseToolbar({ className, titleId }: DatePickerToolbarProps) {
  const { value } = usePickerContext();
  const day = value ? value.diff(enrolled, 'day') : 0;

  return (
    <Stack className={className} spacing={1} sx={{ p: 2 }}>
      <Typography id={titleId} variant="overline">
        Date of the exam
      </Typography>
      <Typography>{`Day ${day} of ${courseDays}`}</Typography>
      <LinearProgress
        aria-labelledby={titleId}
        variant="determinate"
        value={(day / courseDays) * 100}
      />
    </Stack>
  );
}
// #endregion

export default function OwnToolbar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker
        label="Exam"
        defaultValue={enrolled.add(45, 'day')}
        minDate={enrolled}
        maxDate={enrolled.add(courseDays, 'day')}
        slots={{ toolbar: CourseToolbar }}
        sx={{ width: '100%', maxWidth: 300 }}
      />
    </LocalizationProvider>
  );
}
