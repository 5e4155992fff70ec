import { useId } from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

const brew: [dayjs.Dayjs, dayjs.Dayjs] = [dayjs('2026-01-14T15:30'), dayjs('2026-01-21T09:00')];

export default function RangeFormats() {
  const id = useId();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 520 }}>
        <SingleInputDateTimeRangeField
          label="Fermentation"
          format="MMM D, HH:mm"
          dateSeparator="to"
          defaultValue={brew}
        />
        <MultiInputDateTimeRangeField
          ampm={false}
          dateSeparator="to"
          direction={{ xs: 'column', sm: 'row' }}
          defaultValue={brew}
          slotProps={{
            separator: { sx: { alignSelf: 'center' } },
            textField: ({ position }) => ({
              id: `${id}-${position}`,
              label: position === 'start' ? 'Yeast added' : 'Bottled',
              size: 'small',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
