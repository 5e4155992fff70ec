import { useState } from 'react';
import Box from '@mui/material/Box';

const lines = ['Line 1, Harbor', 'Line 4, Airport', 'Line 9, Old town'];

export default function SelectedRows() {
  const [selected, setSelected] = useState(lines[1]);

  return (
    <Box sx={{ width: 280, p: 1, bgcolor: 'background.paper', border: 1, borderColor: 'divider' }}>
      {lines.map((line) => (
        <Box
          component="button"
          type="button"
          key={line}
          aria-pressed={line === selected}
          onClick={() => setSelected(line)}
          sx={{
            display: 'block',
            width: 1,
            p: 1.5,
            border: 0,
            font: 'inherit',
            textAlign: 'start',
            color: 'text.primary',
            bgcolor: line === selected ? 'action.selected' : 'transparent',
            '&:hover': { bgcolor: 'action.hover' },
          }}
        >
          {line}
        </Box>
      ))}
    </Box>
  );
}
