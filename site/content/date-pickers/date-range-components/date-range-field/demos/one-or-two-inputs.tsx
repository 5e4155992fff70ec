import { useId } from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

const exhibition: [dayjs.Dayjs, dayjs.Dayjs] = [dayjs('2026-05-15'), dayjs('2026-09-06')];

export default function OneOrTwoInputs() {
  const id = useId();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 460 }}>
        <SingleInputDateRangeField label="Exhibition" defaultValue={exhibition} />
        <MultiInputDateRangeField
          defaultValue={exhibition}
          direction={{ xs: 'column', sm: 'row' }}
          slotProps={{
            separator: { sx: { alignSelf: 'center' } },
            textField: ({ position }) => ({
              id: `${id}-${position}`,
              label: position === 'start' ? 'Opening day' : 'Last day',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
