import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DesktopOrPhone() {
  const [device, setDevice] = useState<'desktop' | 'phone'>('phone');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center', width: '100%' }}>
        <ToggleButtonGroup
          aria-label="Device"
          exclusive
          size="small"
          value={device}
          onChange={(_event, next: 'desktop' | 'phone' | null) => setDevice(next ?? device)}
        >
          <ToggleButton value="desktop">Desktop</ToggleButton>
          <ToggleButton value="phone">Phone</ToggleButton>
        </ToggleButtonGroup>
        <DatePicker
          key={device}
          label="Delivery on"
          defaultValue={dayjs('2026-03-17')}
          desktopModeMediaQuery={device === 'desktop' ? '@media all' : '@media not all'}
        />
      </Stack>
    </LocalizationProvider>
  );
}
