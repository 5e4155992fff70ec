import { useState } from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function HoverPaper() {
  const [raised, setRaised] = useState(false);

  return (
    <Paper elevation={raised ? 6 : 1} sx={{ width: 'fit-content' }}>
      <ButtonBase
        href="#hover"
        onMouseEnter={() => setRaised(true)}
        onMouseLeave={() => setRaised(false)}
        onFocus={() => setRaised(true)}
        onBlur={() => setRaised(false)}
        sx={{ p: 3, borderRadius: 1, '&.Mui-focusVisible': { outline: '2px solid' } }}
      >
        <Typography component="span">Timetable of line 6</Typography>
      </ButtonBase>
    </Paper>
  );
}
