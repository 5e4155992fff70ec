import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

// #region
const calm = (outer: Theme) =>
  createTheme(outer, {
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiCheckbox: { defaultProps: { disableRipple: true } },
      MuiButton: { defaultProps: { variant: 'outlined', size: 'small' } },
    },
  });
// #endregion

export default function CalmDefaults() {
  return (
    <ThemeProvider theme={calm}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <FormControlLabel control={<Checkbox defaultChecked />} label="Window seat" />
        <Stack direction="row" spacing={1}>
          <Button href="#default-props">Choose a seat</Button>
          <Button href="#style-overrides" variant="contained">
            Pay
          </Button>
        </Stack>
      </Stack>
    </ThemeProvider>
  );
}
