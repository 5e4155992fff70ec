import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

const text = (value: dayjs.Dayjs | null) => value?.format('MMMM D') ?? 'none';

export default function DraftAndFinal() {
  const [draft, setDraft] = useState<dayjs.Dayjs | null>(dayjs('2026-06-03'));
  const [final, setFinal] = useState(draft);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <MobileDatePicker
          label="Moving day"
          value={draft}
          onChange={setDraft}
          onAccept={setFinal}
        />
        <Typography role="status">
          Last change: {text(draft)}. Accepted: {text(final)}.
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
