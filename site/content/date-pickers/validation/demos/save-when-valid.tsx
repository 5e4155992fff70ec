import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SaveWhenValid() {
  const [due, setDue] = useState<dayjs.Dayjs | null>(dayjs('2026-04-16'));
  const [valid, setValid] = useState(true);
  const [saved, setSaved] = useState('2026-04-16');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <DatePicker
          label="Invoice 2091 is due on"
          value={due}
          minDate={dayjs('2026-03-31')}
          onChange={(day, { validationError }) => {
            setDue(day);
            setValid(day !== null && validationError === null);
          }}
          slotProps={{ textField: { required: true, helperText: 'At the end of March or later' } }}
        />
        <Button
          variant="contained"
          disabled={!valid}
          onClick={() => setSaved(due?.format('YYYY-MM-DD') ?? '')}
        >
          Save
        </Button>
        <Typography role="status">Saved: {saved}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
