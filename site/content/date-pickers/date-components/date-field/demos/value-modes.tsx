import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const firstLesson = dayjs('2026-09-07');

export default function ValueModes() {
  const [lesson, setLesson] = useState<dayjs.Dayjs | null>(firstLesson);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <DateField label="Enrolled on (uncontrolled)" defaultValue={dayjs('2026-08-24')} />
        <DateField label="Next lesson (controlled)" value={lesson} onChange={setLesson} />
        <Button
          variant="outlined"
          disabled={!lesson?.isValid()}
          onClick={() => setLesson((day) => day?.add(1, 'week') ?? firstLesson)}
        >
          Move by a week
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
