import Stack from '@mui/material/Stack';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {} from '@mui/x-date-pickers/themeAugmentation';

// #region
function withPickerDefaults(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiDatePicker: {
        defaultProps: { format: 'YYYY-MM-DD', slotProps: { textField: { size: 'small' } } },
      },
    },
  };
}
// #endregion

export default function SharedDefaults() {
  return (
    <ThemeProvider theme={withPickerDefaults}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
          <DatePicker label="Sown on" defaultValue={dayjs('2026-03-17')} />
          <DatePicker label="Planted out on" defaultValue={dayjs('2026-05-12')} />
        </Stack>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
