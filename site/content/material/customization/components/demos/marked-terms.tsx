import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import GlobalStyles from '@mui/material/GlobalStyles';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const quietMarks = (
  <GlobalStyles
    styles={(theme) => ({
      mark: {
        color: 'inherit',
        background: 'none',
        borderBottom: '2px dotted',
        paddingBottom: theme.spacing(0.25),
      },
    })}
  />
);

export default function MarkedTerms() {
  const [quiet, setQuiet] = useState(true);

  return (
    <Box sx={{ p: 2 }}>
      {quiet && quietMarks}
      <FormControlLabel
        control={<Switch checked={quiet} onChange={(event) => setQuiet(event.target.checked)} />}
        label="Quiet highlights"
      />
      <Typography>
        Fold the <mark>egg whites</mark> into the batter, then chill it for{' '}
        <mark>twenty minutes</mark>.
      </Typography>
    </Box>
  );
}
