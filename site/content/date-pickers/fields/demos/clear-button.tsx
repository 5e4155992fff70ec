import { useState } from 'react';
import BackspaceIcon from '@mui/icons-material/BackspaceOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function ClearButton() {
  const [cleared, setCleared] = useState('Nothing cleared yet.');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <DateField
          label="Embargo until"
          defaultValue={dayjs('2026-05-20')}
          clearable
          onClear={() => setCleared('The article is published at once.')}
        />
        <TimeField
          label="Newsletter goes out at"
          defaultValue={dayjs('2026-05-20T07:30')}
          clearable
          clearButtonPosition="start"
          slots={{ clearIcon: BackspaceIcon }}
          onClear={() => setCleared('No newsletter is planned.')}
        />
        <Typography role="status">{cleared}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
