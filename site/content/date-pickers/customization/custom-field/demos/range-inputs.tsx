import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import {
  MultiInputDateRangeField,
  type MultiInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

const exhibition: [dayjs.Dayjs, dayjs.Dayjs] = [dayjs('2026-03-06'), dayjs('2026-05-31')];

// #region
function Arrow() {
  const { direction } = useTheme();
  return (
    <ArrowForwardIcon
      sx={{
        display: { xs: 'none', sm: 'block' },
        alignSelf: 'center',
        color: 'text.secondary',
        transform: direction === 'rtl' ? 'scaleX(-1)' : 'none',
      }}
    />
  );
}

function ArrowField(props: MultiInputDateRangeFieldProps<true>) {
  return (
    <MultiInputDateRangeField
      {...props}
      direction={{ xs: 'column', sm: 'row' }}
      slots={{ separator: Arrow }}
      slotProps={{ textField: { size: 'small' } }}
    />
  );
}
ArrowField.fieldType = 'multi-input';
// #endregion

export default function RangeInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 420 }}>
        <DateRangePicker
          label="Exhibition"
          defaultValue={exhibition}
          slotProps={{ field: { dateSeparator: 'to' } }}
        />
        <Box>
          <DateRangePicker
            localeText={{ start: 'Opening', end: 'Last day' }}
            defaultValue={exhibition}
            slots={{ field: ArrowField }}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
