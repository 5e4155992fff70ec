import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePickerToolbar, type DatePickerToolbarProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { parts } from './data.ts';

// The toolbar shows the value in an h4: render a p instead.
const withParagraph = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiTypography: { defaultProps: { variantMapping: { h4: 'p' } } },
  },
});

function PlainToolbar(props: DatePickerToolbarProps) {
  return (
    <ThemeProvider theme={withParagraph}>
      <DatePickerToolbar {...props} />
    </ThemeProvider>
  );
}

const readable = {
  // Week numbers with enough contrast
  '& .MuiDayCalendar-weekNumber, & .MuiDayCalendar-weekNumberLabel': { color: 'text.secondary' },
  // Shortcuts next to the calendar, also from right to left
  '& > .MuiPickersLayout-shortcuts': { gridColumn: 1 },
};
const items = [{ label: 'Pay day', getValue: () => dayjs('2026-03-31') }];

export default function FindAPart() {
  const id = useId();
  const [name, setName] = useState('Days');
  const part = parts.find((candidate) => candidate.name === name);
  const outline = { outline: '2px solid', outlineColor: 'secondary.main', outlineOffset: -2 };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
        <FormControl>
          <InputLabel id={id}>Part</InputLabel>
          <Select
            labelId={id}
            label="Part"
            value={name}
            onChange={(event) => setName(event.target.value)}
          >
            {parts.map((option) => (
              <MenuItem key={option.name} value={option.name}>
                {option.name}
              </MenuItem>
            ))}
          </Select>
        </FormControl>
        <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
          Slot: {part?.slot}. Class: .{part?.className}. Theme: {part?.theme}.
        </Typography>
        <Box role="region" aria-label="Preview" tabIndex={0} sx={{ overflowX: 'auto' }}>
          <StaticDatePicker
            defaultValue={dayjs('2026-03-17')}
            orientation="portrait"
            displayWeekNumber
            disableHighlightToday
            slots={{ toolbar: PlainToolbar }}
            slotProps={{ shortcuts: { items } }}
            sx={{ ...readable, [`& .${part?.className ?? 'none'}`]: outline }}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
