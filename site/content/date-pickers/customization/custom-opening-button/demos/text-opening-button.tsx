import Stack from '@mui/material/Stack';
import Button from '@mui/material/Button';
import type { IconButtonProps } from '@mui/material/IconButton';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function TextButton({ onClick, disabled = false, 'aria-label': label }: IconButtonProps) {
  return (
    <Button size="small" onClick={onClick} disabled={disabled} title={label}>
      Calendar
    </Button>
  );
}

export default function TextOpeningButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker
          label="Colored"
          defaultValue={dayjs('2026-11-30')}
          slotProps={{ openPickerButton: { color: 'primary', size: 'small' } }}
        />
        <DatePicker
          label="With text"
          defaultValue={dayjs('2026-11-30')}
          slots={{ openPickerButton: TextButton }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
