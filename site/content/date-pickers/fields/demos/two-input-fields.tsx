import { useId } from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';

const course: [dayjs.Dayjs, dayjs.Dayjs] = [dayjs('2026-09-14T18:00'), dayjs('2026-12-07T20:30')];

export default function TwoInputFields() {
  const id = useId();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 520 }}>
        <MultiInputDateRangeField
          defaultValue={course}
          direction={{ xs: 'column', sm: 'row' }}
          slotProps={{
            separator: { sx: { alignSelf: 'center' } },
            textField: ({ position }) => ({
              id: `${id}-day-${position}`,
              label: position === 'start' ? 'First class' : 'Last class',
            }),
          }}
        />
        <MultiInputTimeRangeField
          defaultValue={course}
          direction={{ xs: 'column', sm: 'row' }}
          slotProps={{
            separator: { sx: { alignSelf: 'center' } },
            textField: ({ position }) => ({
              id: `${id}-time-${position}`,
              label: position === 'start' ? 'Class starts' : 'Class ends',
            }),
          }}
        />
        <MultiInputDateTimeRangeField
          defaultValue={course}
          direction={{ xs: 'column', sm: 'row' }}
          slotProps={{
            separator: { sx: { alignSelf: 'center' } },
            textField: ({ position }) => ({
              id: `${id}-access-${position}`,
              label: position === 'start' ? 'Room access from' : 'Room access until',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
