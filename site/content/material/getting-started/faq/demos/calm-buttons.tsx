import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

// #region
function withoutRipple(outer: Theme) {
  return createTheme(outer, {
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiButton: { defaultProps: { disableElevation: true } },
    },
  });
}
// #endregion

export default function CalmButtons() {
  const [clicks, setClicks] = useState(0);
  const count = () => setClicks(clicks + 1);

  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button variant="contained" onClick={count}>
        With ripple
      </Button>
      <ThemeProvider theme={withoutRipple}>
        <Button variant="contained" onClick={count}>
          Without ripple
        </Button>
      </ThemeProvider>
      <Typography role="status">Clicks: {clicks}</Typography>
    </Stack>
  );
}
