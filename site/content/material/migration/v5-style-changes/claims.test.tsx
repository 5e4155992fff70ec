import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Paper from '@mui/material/Paper';
import * as styles from '@mui/material/styles';
import { render } from 'vitest-browser-react';
import { claim, expect, page, show } from '#claims';

const { createTheme, ThemeProvider } = styles;
const theme = createTheme();

claim("`theme.spacing(2)` is `'16px'`.", () => {
  expect(theme.spacing(2)).toBe('16px');
  expect(theme.spacing(-1)).toBe('-8px');
});

claim("| `down('sm')` | up to 959.95px | up to 599.95px |", () => {
  expect(theme.breakpoints.down('sm')).toBe('@media (max-width:599.95px)');
  expect(theme.breakpoints.down('md')).toBe('@media (max-width:899.95px)');
  expect(theme.breakpoints.down('xl')).toBe('@media (max-width:1535.95px)');
});

claim('The end is excluded as well.', () => {
  expect(theme.breakpoints.between('sm', 'lg')).toBe(
    '@media (min-width:600px) and (max-width:1199.95px)',
  );
  expect(theme.breakpoints.up('sm')).toBe('@media (min-width:600px)');
  expect(theme.breakpoints).not.toHaveProperty('width');
});

claim('If you did not set colors of your own, the application looks different:', () => {
  const { palette } = theme;
  expect([
    palette.primary.main,
    palette.secondary.main,
    palette.error.main,
    palette.warning.main,
    palette.info.main,
    palette.success.main,
  ]).toEqual(['#1976d2', '#9c27b0', '#d32f2f', '#ed6c02', '#0288d1', '#2e7d32']);
  expect(palette.background.default).toBe('#fff');
  const dark = createTheme({ palette: { mode: 'dark' } }).palette;
  expect([dark.primary.main, dark.background.default, dark.background.paper]).toEqual([
    '#90caf9',
    '#121212',
    '#121212',
  ]);
});

claim('It is gone. Add it yourself if you use it:', () => {
  expect(theme.palette.text).not.toHaveProperty('hint');
  expect(theme.mixins).not.toHaveProperty('gutters');
  expect(theme.typography).not.toHaveProperty('round');
  expect(styles).not.toHaveProperty('fade');
  expect(styles).not.toHaveProperty('MuiThemeProvider');
});

claim('`CssBaseline` applies `body1` to the body.', async () => {
  const { unmount } = await render(
    <ThemeProvider theme={theme}>
      <CssBaseline />
    </ThemeProvider>,
  );
  await expect.poll(() => getComputedStyle(document.body).fontSize).toBe('16px');
  await unmount();
});

claim('Emotion uses the global class:', async () => {
  const own = createTheme({
    components: {
      MuiButton: { styleOverrides: { root: { '&.Mui-disabled': { opacity: 0.5 } } } },
    },
  });
  await show(
    <ThemeProvider theme={own}>
      <Button disabled>Save</Button>
    </ThemeProvider>,
  );
  expect(getComputedStyle(page.getByRole('button').element()).opacity).toBe('0.5');
});

claim(
  'In dark mode, `Paper` with an elevation has a lighter background, made with a semi-transparent gradient.',
  async () => {
    await show(
      <ThemeProvider theme={createTheme({ palette: { mode: 'dark' } })}>
        <Paper elevation={4}>Card</Paper>
      </ThemeProvider>,
    );
    expect(getComputedStyle(page.getByText('Card').element()).backgroundImage).toContain(
      'linear-gradient',
    );
  },
);

claim("Now it is multiplied by the theme's spacing, 8 pixels by default.", async () => {
  await show(
    <ThemeProvider theme={theme}>
      <Box display="grid" gap={2}>
        Gaps
      </Box>
    </ThemeProvider>,
  );
  const style = getComputedStyle(page.getByText('Gaps').element());
  expect([style.columnGap, style.rowGap]).toEqual(['16px', '16px']);
});

claim('A number is multiplied by `theme.shape.borderRadius`, 4 pixels by default.', async () => {
  await show(
    <ThemeProvider theme={theme}>
      <Box sx={{ borderRadius: 2 }}>Number</Box>
      <Box sx={{ borderRadius: '16px', display: 'grid', gap: 2 }}>String</Box>
    </ThemeProvider>,
  );
  const style = (text: string) => getComputedStyle(page.getByText(text).element());
  expect(style('Number').borderRadius).toBe('8px');
  expect(style('String').borderRadius).toBe('16px');
  expect(style('String').rowGap).toBe('16px');
});
