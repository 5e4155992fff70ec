import { useId } from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

const rehearsal: [dayjs.Dayjs, dayjs.Dayjs] = [
  dayjs('2026-04-22T19:00'),
  dayjs('2026-04-22T21:30'),
];

export default function OneOrTwoInputs() {
  const id = useId();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 420 }}>
        <SingleInputTimeRangeField label="Choir rehearsal" defaultValue={rehearsal} />
        <MultiInputTimeRangeField
          defaultValue={rehearsal}
          direction={{ xs: 'column', sm: 'row' }}
          slotProps={{
            separator: { sx: { alignSelf: 'center' } },
            textField: ({ position }) => ({
              id: `${id}-${position}`,
              label: position === 'start' ? 'Rehearsal starts' : 'Rehearsal ends',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
