import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';

export default function EasingRace() {
  const { transitions } = useTheme();
  const [right, setRight] = useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      {Object.entries(transitions.easing).map(([name, easing]) => (
        <Box
          key={name}
          sx={{
            width: 96,
            mb: 1,
            p: 0.5,
            bgcolor: 'action.selected',
            typography: 'body2',
            marginInlineStart: right ? 'calc(100% - 96px)' : 0,
            transition: transitions.create('margin', { duration: 1000, easing }),
          }}
        >
          {name}
        </Box>
      ))}
      <Button variant="outlined" onClick={() => setRight(!right)}>
        {right ? 'Move back' : 'Move'}
      </Button>
    </Box>
  );
}
