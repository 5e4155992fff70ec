import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { createTheme, responsiveFontSizes, ThemeProvider } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { claim, expect, page, show } from '#claims';
import BaseSize from './demos/base-size.tsx';
import GaugeVariant from './demos/gauge-variant.tsx';
import SentenceCase from './demos/sentence-case.tsx';

claim(
  'With a font other than the default one the variants have no `letterSpacing`, since those values were made for Roboto.',
  () => {
    expect(createTheme().typography.body1.letterSpacing).toBe('0.00938em');
    expect(
      createTheme({ typography: { fontFamily: 'system-ui' } }).typography.body1.letterSpacing,
    ).toBeUndefined();
  },
);

claim('All variants grow with it: 16 makes them 16/14 as large.', async () => {
  const { typography } = createTheme({ typography: { fontSize: 16 } });
  expect(parseFloat(String(typography.body1.fontSize))).toBeCloseTo(16 / 14, 3);
  await show(<BaseSize />);
  await page.getByRole('button', { name: 'Accept claim' }).click();
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Accepted. We pay for the crate.');
});

claim('`theme.typography.pxToRem(20)` turns pixels into `rem` by the same rule.', () => {
  expect(createTheme().typography.pxToRem(20)).toBe('1.25rem');
  expect(createTheme({ typography: { htmlFontSize: 10 } }).typography.pxToRem(20)).toBe('2rem');
});

claim('`allVariants` adds a style to all thirteen, for example a color.', () => {
  const { typography } = createTheme({ typography: { allVariants: { color: 'red' } } });
  expect(typography.h1.color).toBe('red');
  expect(typography.caption.color).toBe('red');
});

claim(
  '`Typography` renders it as a `<span>`; set another element in `variantMapping`.',
  async () => {
    await show(<GaugeVariant />);
    await expect.poll(() => page.getByText('4.2 °C').element().tagName).toBe('P');
  },
);

claim('Set what you want to change; the rest stays.', async () => {
  await show(<SentenceCase />);
  const buttons = page.getByRole('button', { name: 'Print a label' });
  await expect.poll(() => getComputedStyle(buttons.last().element()).textTransform).toBe('none');
  expect(getComputedStyle(buttons.first().element()).textTransform).toBe('uppercase');
});

claim('In `sx` the key `typography` applies a whole variant to any element.', async () => {
  await show(
    <ThemeProvider theme={createTheme()}>
      <Box sx={{ typography: 'caption' }}>small</Box>
      <Typography variant="caption">same</Typography>
    </ThemeProvider>,
  );
  const size = (text: string) => getComputedStyle(page.getByText(text).element()).fontSize;
  await expect.poll(() => size('small')).toBe('12px');
  expect(size('small')).toBe(size('same'));
});

claim('As a second argument, `typography` is merged as it is.', () => {
  const merged = createTheme(createTheme(), { typography: { fontSize: 16 } });
  expect(merged.typography.body1.fontSize).toBe('1rem');
});

claim(
  'from `typography` they read only `fontFamily`, `fontSize` and, for a tooltip, a weight.',
  async () => {
    const large = { fontSize: '50px' };
    const theme = createTheme({
      typography: {
        fontFamily: 'serif',
        fontSize: 28,
        fontWeightMedium: 600,
        body1: large,
        body2: large,
        button: large,
        caption: large,
      },
    });
    await show(
      <ThemeProvider theme={theme}>
        <Chip label="Chip" />
        <Button>Button</Button>
        <Tooltip open title="Tooltip">
          <i>Anchor</i>
        </Tooltip>
      </ThemeProvider>,
    );
    const style = (text: string) => getComputedStyle(page.getByText(text).element());
    await expect.poll(() => style('Button').fontSize).toBe('50px');
    expect(style('Chip').fontSize).toBe('26px');
    expect(style('Chip').fontFamily).toBe('serif');
    await expect.element(page.getByText('Tooltip')).toBeVisible();
    expect(style('Tooltip').fontSize).toBe('22px');
    expect(style('Tooltip').fontFamily).toBe('serif');
    expect(style('Tooltip').fontWeight).toBe('600');
  },
);

claim('which cannot compute with them and writes `NaNrem`', () => {
  const theme = createTheme({
    typography: { h3: { fontSize: 'clamp(1.5rem, 1rem + 2vw, 2.5rem)' } },
  });
  expect(responsiveFontSizes(theme, { variants: ['h1', 'h2'] }).typography.h3.fontSize).toBe(
    'clamp(1.5rem, 1rem + 2vw, 2.5rem)',
  );
  expect(responsiveFontSizes(theme).typography.h3.fontSize).toBe('NaNrem');
});

claim(
  'With two color schemes it is the palette of the default one, so the color does not follow the mode.',
  async () => {
    const theme = createTheme({
      colorSchemes: { light: true, dark: true },
      typography: (palette) => ({ h6: { color: palette.primary.main } }),
    });
    await show(
      <ThemeProvider theme={theme}>
        <Typography variant="h6" component="p">
          by the function
        </Typography>
        <Typography variant="body1" color="primary">
          by the prop
        </Typography>
      </ThemeProvider>,
      { paletteMode: 'dark' },
    );
    const color = (text: string) => getComputedStyle(page.getByText(text).element()).color;
    await expect.poll(() => color('by the prop')).toBe('rgb(144, 202, 249)');
    expect(color('by the function')).toBe('rgb(25, 118, 210)');
  },
);
