import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

export default function AfterSubmit() {
  const [start, setStart] = useState<dayjs.Dayjs | null>(null);
  const [reason, setReason] = useState<DateValidationError>(null);
  const [submitted, setSubmitted] = useState(false);
  const problem = start === null ? 'Choose a day.' : reason && 'Choose a day in 2026.';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        sx={{ width: '100%', maxWidth: 300 }}
        onSubmit={(event) => {
          event.preventDefault();
          setSubmitted(true);
        }}
      >
        <DatePicker
          label="First working day"
          name="start"
          value={start}
          onChange={(day, { validationError }) => {
            setStart(day);
            setReason(validationError);
          }}
          minDate={dayjs('2026-01-01')}
          maxDate={dayjs('2026-12-31')}
          slotProps={{
            // #region
            textField: {
              required: true,
              error: submitted && Boolean(problem),
              helperText: submitted ? problem : undefined,
            },
            // #endregion
          }}
        />
        <Button type="submit" variant="contained">
          Send
        </Button>
        <Typography role="status">{submitted && !problem ? 'Sent.' : 'Not sent yet.'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
