import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

function festivalTheme(outer: Theme) {
  return createTheme(outer, {
    components: {
      MuiTextField: { defaultProps: { size: 'small' } },
      MuiButton: {
        styleOverrides: {
          root: {
            borderRadius: 24,
            textTransform: 'none',
            variants: [{ props: { variant: 'outlined' }, style: { borderWidth: 2 } }],
          },
        },
      },
    },
  });
}

export default function FestivalTheme() {
  const [status, setStatus] = useState('Not booked');

  return (
    <ThemeProvider theme={festivalTheme}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField label="Band" defaultValue="The Night Ferries" />
        <Button variant="contained" onClick={() => setStatus('Booked')}>
          Book
        </Button>
        <Button variant="outlined" onClick={() => setStatus('On the shortlist')}>
          Add to shortlist
        </Button>
        <Typography role="status">{status}</Typography>
      </Stack>
    </ThemeProvider>
  );
}
