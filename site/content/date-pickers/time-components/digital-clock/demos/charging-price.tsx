import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock, type DigitalClockItemProps } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function PriceItem({ itemValue, formattedValue, ...other }: DigitalClockItemProps) {
  const peak = itemValue.hour() >= 17 && itemValue.hour() < 20;

  return (
    <MenuItem {...other} sx={{ justifyContent: 'space-between' }}>
      {formattedValue}
      <Typography variant="caption">{peak ? '€0.41' : '€0.23'}</Typography>
    </MenuItem>
  );
}

export default function ChargingPrice() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DigitalClock
        ampm={false}
        timeStep={60}
        defaultValue={dayjs('2026-03-17T16:00')}
        slots={{ digitalClockItem: PriceItem }}
        sx={{ width: 220, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
