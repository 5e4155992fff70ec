import { useId, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

export default function BaseSize() {
  const labelId = useId();
  const [fontSize, setFontSize] = useState(14);
  const [accepted, setAccepted] = useState(false);
  const theme = useMemo(
    () => createTheme({ colorSchemes: { light: true, dark: true }, typography: { fontSize } }),
    [fontSize],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Box>
        <Typography id={labelId}>fontSize: {fontSize}</Typography>
        <Slider
          aria-labelledby={labelId}
          min={12}
          max={20}
          value={fontSize}
          onChange={(_event, value) => setFontSize(value)}
        />
      </Box>
      <ThemeProvider theme={theme}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          <Typography variant="h6" component="p">
            Claim 118
          </Typography>
          <Typography role="status" gutterBottom>
            {accepted ? 'Accepted. We pay for the crate.' : 'One crate arrived broken.'}
          </Typography>
          <Button variant="contained" onClick={() => setAccepted(!accepted)}>
            {accepted ? 'Reopen claim' : 'Accept claim'}
          </Button>
        </Paper>
      </ThemeProvider>
    </Stack>
  );
}
