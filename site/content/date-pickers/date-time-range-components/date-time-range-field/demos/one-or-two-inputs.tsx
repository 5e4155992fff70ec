import { useId } from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

const trip: [dayjs.Dayjs, dayjs.Dayjs] = [dayjs('2026-06-05T21:10'), dayjs('2026-06-06T07:35')];

export default function OneOrTwoInputs() {
  const id = useId();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 520 }}>
        <SingleInputDateTimeRangeField label="Night train" defaultValue={trip} />
        <MultiInputDateTimeRangeField
          defaultValue={trip}
          direction={{ xs: 'column', sm: 'row' }}
          slotProps={{
            separator: { sx: { alignSelf: 'center' } },
            textField: ({ position }) => ({
              id: `${id}-${position}`,
              label: position === 'start' ? 'Departure' : 'Arrival',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
