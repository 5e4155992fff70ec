import { useId } from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

const season: [dayjs.Dayjs, dayjs.Dayjs] = [dayjs('2025-10-01'), dayjs('2026-04-30')];

export default function RangeFormats() {
  const id = useId();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 420 }}>
        <SingleInputDateRangeField
          label="Heating season"
          format="MMM D, YYYY"
          dateSeparator="to"
          defaultValue={season}
        />
        <MultiInputDateRangeField
          format="MM/YYYY"
          dateSeparator="until"
          direction={{ xs: 'column', sm: 'row' }}
          defaultValue={season}
          slotProps={{
            separator: { sx: { alignSelf: 'center' } },
            textField: ({ position }) => ({
              id: `${id}-${position}`,
              label: position === 'start' ? 'First month' : 'Last month',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
