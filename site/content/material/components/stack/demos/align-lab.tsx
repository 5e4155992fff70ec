import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

interface Control {
  label: string;
  value: string;
  values: readonly string[];
  set: (value: string) => void;
}

const directions = ['row', 'row-reverse', 'column', 'column-reverse'] as const;
const alignments = ['stretch', 'flex-start', 'center', 'flex-end', 'baseline'];
const distributions = ['flex-start', 'center', 'flex-end', 'space-between', 'space-evenly'];

export default function AlignLab() {
  const [direction, setDirection] = useState<(typeof directions)[number]>('row');
  const [alignItems, setAlign] = useState('center');
  const [justifyContent, setJustify] = useState('flex-start');
  const choose = (value: string) =>
    setDirection(directions.find((name) => name === value) ?? 'row');
  const controls: Control[] = [
    { label: 'direction', value: direction, values: directions, set: choose },
    { label: 'alignItems', value: alignItems, values: alignments, set: setAlign },
    { label: 'justifyContent', value: justifyContent, values: distributions, set: setJustify },
  ];

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {controls.map(({ label, value, values, set }) => (
          <TextField
            key={label}
            select
            fullWidth
            size="small"
            label={label}
            value={value}
            onChange={(event) => set(event.target.value)}
          >
            {values.map((option) => (
              <MenuItem key={option} value={option}>
                {option}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
      <Stack direction={direction} spacing={1} sx={{ alignItems, justifyContent, height: 200 }}>
        {['Tide', 'Wind', 'Swell'].map((name, index) => (
          <Paper key={name} variant="outlined" sx={{ p: 1 + index / 2 }}>
            {name}
          </Paper>
        ))}
      </Stack>
    </Stack>
  );
}
