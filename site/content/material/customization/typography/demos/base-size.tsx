import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

export default function BaseSize() {
  const outer = useTheme();
  const [fontSize, setFontSize] = useState(14);
  const sized = useMemo(
    () => () => createTheme({ ...outer, typography: { fontSize } }),
    [outer, fontSize],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Box>
        <Typography id="base-size-label">fontSize: {fontSize}</Typography>
        <Slider
          aria-labelledby="base-size-label"
          min={12}
          max={20}
          value={fontSize}
          onChange={(_event, value) => setFontSize(value)}
        />
      </Box>
      <ThemeProvider theme={sized}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          <Typography variant="h6" component="p">
            Claim 118
          </Typography>
          <Typography gutterBottom>One crate arrived broken.</Typography>
          <Button variant="contained">Accept claim</Button>
        </Paper>
      </ThemeProvider>
    </Stack>
  );
}
