import { useState } from 'react';
import EditCalendarIcon from '@mui/icons-material/EditCalendarOutlined';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function OutsideButton() {
  const [open, setOpen] = useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction="row"
        spacing={1}
        sx={{ alignItems: 'center', width: '100%', maxWidth: 300 }}
      >
        <DatePicker
          label="Harvest festival"
          defaultValue={dayjs('2026-09-27')}
          disableOpenPicker
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
        />
        <IconButton
          aria-label="Choose the day of the festival"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <EditCalendarIcon />
        </IconButton>
      </Stack>
    </LocalizationProvider>
  );
}
