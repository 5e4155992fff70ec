import { useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

export default function CalmButtons() {
  const [clicks, setClicks] = useState(0);
  const count = () => setClicks(clicks + 1);
  const outer = useTheme();
  const theme = useMemo(
    () =>
      createTheme(outer, {
        components: {
          MuiButtonBase: { defaultProps: { disableRipple: true } },
          MuiButton: { defaultProps: { disableElevation: true } },
        },
      }),
    [outer],
  );

  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button variant="contained" onClick={count}>
        With ripple
      </Button>
      <ThemeProvider theme={theme}>
        <Button variant="contained" onClick={count}>
          Without ripple
        </Button>
      </ThemeProvider>
      <Typography role="status">Clicks: {clicks}</Typography>
    </Stack>
  );
}
