import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function StyleAPicker() {
  const id = useId();
  const [radius, setRadius] = useState(8);
  const [bold, setBold] = useState(true);

  const styles = {
    '& .MuiPickersDay-root': { borderRadius: `${radius}px`, fontWeight: bold ? 600 : 400 },
    '& .MuiPickersCalendarHeader-label': { fontWeight: bold ? 700 : 500 },
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
        <Typography id={id}>Corner radius of the days (px)</Typography>
        <Slider
          aria-labelledby={id}
          value={radius}
          onChange={(_event, value) => setRadius(Number(value))}
          max={18}
          valueLabelDisplay="auto"
        />
        <FormControlLabel
          control={<Switch checked={bold} onChange={(event) => setBold(event.target.checked)} />}
          label="Bold text"
        />
        <DateCalendar
          defaultValue={dayjs('2026-03-17')}
          disableHighlightToday
          sx={{ maxWidth: '100%', ...styles }}
        />
        <Box role="region" aria-label="Styles" tabIndex={0} sx={{ overflowX: 'auto' }}>
          <Typography component="pre" sx={{ m: 0, fontFamily: 'monospace', fontSize: 12 }}>
            {`sx={${JSON.stringify(styles, null, 2)}}`}
          </Typography>
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
