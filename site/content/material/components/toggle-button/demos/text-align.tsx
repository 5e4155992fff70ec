import { useState } from 'react';
import FormatAlignCenterIcon from '@mui/icons-material/FormatAlignCenter';
import FormatAlignJustifyIcon from '@mui/icons-material/FormatAlignJustify';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

type Align = 'center' | 'justify';

export default function TextAlign() {
  const [align, setAlign] = useState<Align>('center');

  function change(next: Align | null) {
    if (next !== null) setAlign(next);
  }

  return (
    <Box sx={{ maxWidth: 320 }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Text alignment"
        value={align}
        onChange={(_event, next: Align | null) => change(next)}
      >
        <ToggleButton value="center" aria-label="Centered">
          <FormatAlignCenterIcon />
        </ToggleButton>
        <ToggleButton value="justify" aria-label="Justified">
          <FormatAlignJustifyIcon />
        </ToggleButton>
      </ToggleButtonGroup>
      <Typography sx={{ mt: 1, textAlign: align }}>
        Simmer the stock for two hours, skim it, and strain it through a cloth before you add salt.
      </Typography>
    </Box>
  );
}
