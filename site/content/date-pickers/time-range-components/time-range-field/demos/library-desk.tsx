import { useId, useState } from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';

const messages: Record<string, string> = {
  minTime: 'The desk opens at 9 AM.',
  maxTime: 'The desk closes at 7 PM.',
  minutesStep: 'Use steps of 15 minutes.',
  invalidRange: 'The end is before the start.',
};

export default function LibraryDesk() {
  const id = useId();
  const [[startError, endError], setErrors] = useState<TimeRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputTimeRangeField
        defaultValue={[dayjs('2026-03-17T15:00'), dayjs('2026-03-17T19:30')]}
        minTime={dayjs('2026-03-17T09:00')}
        maxTime={dayjs('2026-03-17T19:00')}
        minutesStep={15}
        onError={setErrors}
        direction={{ xs: 'column', sm: 'row' }}
        slotProps={{
          textField: ({ position }) => {
            const error = position === 'start' ? startError : endError;
            return {
              id: `${id}-${position}`,
              label: position === 'start' ? 'Desk duty from' : 'Desk duty until',
              helperText: error ? messages[error] : '9 AM to 7 PM',
            };
          },
        }}
        sx={{ width: '100%', maxWidth: 480 }}
      />
    </LocalizationProvider>
  );
}
