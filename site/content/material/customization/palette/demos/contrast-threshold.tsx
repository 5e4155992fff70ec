import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { createTheme, getContrastRatio } from '@mui/material/styles';

const lax = createTheme().palette;
const strict = createTheme({ palette: { contrastThreshold: 4.5 } }).palette;
const names = ['primary', 'warning', 'info', 'success'] as const;

export default function ContrastThreshold() {
  const [threshold, setThreshold] = useState(4.5);
  const palette = threshold === 4.5 ? strict : lax;

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <FormControlLabel
        control={
          <Switch
            checked={threshold === 4.5}
            onChange={(_event, checked) => setThreshold(checked ? 4.5 : 3)}
          />
        }
        label="contrastThreshold: 4.5"
      />
      {names.map((name) => {
        const { main, contrastText } = palette[name];
        return (
          <Stack
            key={name}
            direction="row"
            sx={{ justifyContent: 'space-between', px: 2, py: 1, borderRadius: 1 }}
            style={{ backgroundColor: main, color: contrastText }}
          >
            <Typography>{name}</Typography>
            <Typography>{getContrastRatio(main, contrastText).toFixed(1)}:1</Typography>
          </Stack>
        );
      })}
    </Stack>
  );
}
