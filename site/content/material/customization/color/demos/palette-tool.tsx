import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, getContrastRatio, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

const tones = ['light', 'main', 'dark'] as const;

export default function PaletteTool() {
  const [primary, setPrimary] = useState('#00796b');
  const [secondary, setSecondary] = useState('#ffa000');
  // #region
  const theme = useMemo(
    () =>
      createTheme({
        palette: {
          contrastThreshold: 4.5,
          primary: { main: primary },
          secondary: { main: secondary },
        },
      }),
    [primary, secondary],
  );
  // #endregion
  const fields = [
    { name: 'primary', value: primary, onPick: setPrimary },
    { name: 'secondary', value: secondary, onPick: setSecondary },
  ] as const;

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 560 }}>
      {fields.map(({ name, value, onPick }) => {
        const color = theme.palette[name];
        return (
          <Stack key={name} spacing={1}>
            <TextField
              type="color"
              size="small"
              label={name}
              value={value}
              onChange={(event) => onPick(event.target.value)}
            />
            <Box
              component="ul"
              aria-label={`Tones of ${name}`}
              sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', m: 0, p: 0 }}
            >
              {tones.map((tone) => (
                <Box
                  component="li"
                  key={tone}
                  sx={{ p: 1, listStyle: 'none', typography: 'body2' }}
                  style={{
                    backgroundColor: color[tone],
                    color: theme.palette.getContrastText(color[tone]),
                  }}
                >
                  {tone}
                  <br />
                  {color[tone]}
                </Box>
              ))}
            </Box>
            <Box sx={{ typography: 'body2' }}>
              contrastText {color.contrastText}:{' '}
              {getContrastRatio(color.contrastText, color.main).toFixed(1)} to 1
            </Box>
          </Stack>
        );
      })}
      <ThemeProvider theme={theme}>
        <Stack direction="row" spacing={1}>
          <Button variant="contained" href="#use-a-hue-in-the-theme">
            Primary
          </Button>
          <Button variant="contained" color="secondary" href="#use-a-hue-in-the-theme">
            Secondary
          </Button>
        </Stack>
      </ThemeProvider>
      <Box
        component="pre"
        dir="ltr"
        aria-label="Palette code"
        tabIndex={0}
        sx={{
          m: 0,
          p: 2,
          overflow: 'auto',
          typography: 'body2',
          fontFamily: 'monospace',
          bgcolor: 'action.hover',
        }}
      >
        {`palette: {\n  contrastThreshold: 4.5,\n  primary: { main: '${primary}' },\n  secondary: { main: '${secondary}' },\n}`}
      </Box>
    </Stack>
  );
}
