import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

// #region
function sentenceCase(outer: Theme) {
  return createTheme(outer, {
    typography: {
      button: { textTransform: 'none', fontSize: '1rem', fontWeight: 600 },
      overline: { textTransform: 'none', fontWeight: 600 },
    },
  });
}
// #endregion

function Choice() {
  const [labels, setLabels] = useState(0);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="overline">Order 3041, labels: {labels}</Typography>
      <Button variant="outlined" onClick={() => setLabels(labels + 1)}>
        Print a label
      </Button>
    </Stack>
  );
}

export default function SentenceCase() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4}>
      <Choice />
      <ThemeProvider theme={sentenceCase}>
        <Choice />
      </ThemeProvider>
    </Stack>
  );
}
