import { useState } from 'react';
import FormatAlignCenterIcon from '@mui/icons-material/FormatAlignCenter';
import FormatAlignLeftIcon from '@mui/icons-material/FormatAlignLeft';
import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function TextToolbar() {
  const [align, setAlign] = useState('left');
  const [marks, setMarks] = useState(['bold']);

  return (
    <Paper variant="outlined" sx={{ display: 'flex', gap: 1, p: 1, width: 'fit-content' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Alignment"
        value={align}
        onChange={(_event, value: string | null) => value && setAlign(value)}
      >
        <ToggleButton value="left" aria-label="Align left">
          <FormatAlignLeftIcon />
        </ToggleButton>
        <ToggleButton value="center" aria-label="Center">
          <FormatAlignCenterIcon />
        </ToggleButton>
      </ToggleButtonGroup>
      <Divider orientation="vertical" variant="middle" flexItem />
      <ToggleButtonGroup
        size="small"
        aria-label="Text style"
        value={marks}
        onChange={(_event, value: string[]) => setMarks(value)}
      >
        <ToggleButton value="bold" aria-label="Bold">
          <FormatBoldIcon />
        </ToggleButton>
        <ToggleButton value="italic" aria-label="Italic">
          <FormatItalicIcon />
        </ToggleButton>
      </ToggleButtonGroup>
    </Paper>
  );
}
