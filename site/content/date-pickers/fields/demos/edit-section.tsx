import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef, FieldSelectedSections } from '@mui/x-date-pickers/models';

export default function EditSection() {
  // #region
  const field = useRef<FieldRef<dayjs.Dayjs | null>>(null);
  const [selected, setSelected] = useState<FieldSelectedSections>(null);

  function edit(section: 'month' | 'day' | 'year') {
    field.current?.focusField(section);
    setSelected(section);
  }
  // #endregion

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateField
          label="Policy renews on"
          defaultValue={dayjs('2026-08-01')}
          unstableFieldRef={field}
          selectedSections={selected}
          onSelectedSectionsChange={setSelected}
        />
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button onClick={() => edit('month')}>Edit month</Button>
          <Button onClick={() => edit('day')}>Edit day</Button>
          <Button onClick={() => edit('year')}>Edit year</Button>
        </Stack>
        <Typography role="status">selectedSections: {String(selected)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
