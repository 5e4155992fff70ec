import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import {
  createTheme,
  ThemeProvider,
  useColorScheme,
  useTheme,
  type Theme,
} from '@mui/material/styles';
import { isValidElement } from 'react';
import { createRoot } from 'react-dom/client';
import { claim, expect, page, show, vi } from '#claims';
import ClinicTheme from './demos/clinic-theme.tsx';
import QuietComponents from './demos/quiet-components.tsx';
import TwoBrands from './demos/two-brands.tsx';

const style = (name: string) => getComputedStyle(page.getByRole('button', { name }).element());

claim('Create the theme once, outside of components, as the demo above does.', async () => {
  const themes = new Set<unknown>();
  function Clinic() {
    const demo = ClinicTheme();
    if (isValidElement<{ theme: unknown }>(demo) && demo.type === ThemeProvider) {
      themes.add(demo.props.theme);
    }
    return demo;
  }
  for (const [paletteMode, color] of [
    ['light', 'rgb(0, 105, 92)'],
    ['dark', 'rgb(128, 203, 196)'],
  ] as const) {
    const screen = await show(<Clinic />, { paletteMode });
    await expect.poll(() => style('Start round').backgroundColor).toBe(color);
    expect(style('Start round').textTransform).toBe('none');
    await page.getByRole('button', { name: 'Start round' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('The round has started.');
    await page.getByRole('button', { name: 'Hand over' }).click();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Handed over to the day shift.');
    await screen.unmount();
  }
  expect(themes.size).toBe(1);
});

claim(
  '`createTheme` fills in what you leave out, and computes what follows, such as the lighter and darker shades of a color.',
  () => {
    const { palette, breakpoints } = createTheme({ palette: { primary: { main: '#00695c' } } });
    expect(new Set([palette.primary.light, palette.primary.main, palette.primary.dark]).size).toBe(
      3,
    );
    expect(breakpoints.values.md).toBe(900);
  },
);

claim(
  'Without a provider it returns the default theme, so your component also works in a test.',
  async () => {
    const host = document.createElement('div');
    function Reads() {
      return <p>{useTheme().palette.primary.main}</p>;
    }
    const root = createRoot(host);
    root.render(<Reads />);
    await expect.poll(() => host.textContent).toBe('#1976d2');
    root.unmount();
  },
);

claim('25 box shadows, one per elevation', async () => {
  const { shadows } = createTheme();
  expect(shadows.length).toBe(25);
  expect(shadows[0]).toBe('none');
  await show(
    <ThemeProvider theme={createTheme()}>
      {shadows.map((_shadow, elevation) => (
        <Paper key={elevation} elevation={elevation}>
          Elevation {elevation}
        </Paper>
      ))}
      {shadows.map((boxShadow, elevation) => (
        <div key={elevation} style={{ boxShadow }}>
          Shadow {elevation}
        </div>
      ))}
    </ThemeProvider>,
  );
  const shadowOf = (text: string) =>
    getComputedStyle(page.getByText(text, { exact: true }).element()).boxShadow;
  await expect.element(page.getByText('Shadow 24')).toBeVisible();
  for (const elevation of shadows.keys()) {
    await expect
      .poll(() => shadowOf(`Elevation ${elevation}`))
      .toBe(shadowOf(`Shadow ${elevation}`));
  }
});

claim('Change a value once, and it changes everywhere.', async () => {
  await show(<TwoBrands />, { paletteMode: 'light' });
  await expect.poll(() => style('Pay now').backgroundColor).toBe('rgb(40, 53, 147)');
  await page.getByRole('button', { name: 'Orchard' }).click();
  await expect.poll(() => style('Pay now').backgroundColor).toBe('rgb(156, 59, 27)');
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Invoice 2207, paid');
});

claim(
  '`defaultProps` sets props wherever the component is used. A prop on the element itself still wins.',
  async () => {
    await show(<QuietComponents />);
    await page.getByRole('button', { name: 'Run again' }).click();
    const chip = (text: string) => page.getByText(text).element().closest('.MuiChip-root');
    await expect.poll(() => chip('Build 413')?.className).toContain('MuiChip-outlined');
    expect(chip('filled')?.className).toContain('MuiChip-filled');
    await expect
      .element(page.getByRole('button', { name: 'Run again' }))
      .toHaveClass('MuiButton-sizeSmall');
  },
);

claim(
  '`styleOverrides` adds styles per slot, such as `root` or `label`. Inside, `variants` ties styles to props.',
  async () => {
    await show(<QuietComponents />);
    await expect.poll(() => style('Run again').borderRadius).toBe('999px');
    const label = page.getByText('failed').element();
    expect(getComputedStyle(label).fontWeight).toBe('500');
    const border = (text: string) =>
      getComputedStyle(page.getByText(text).element().parentElement ?? label).borderTopStyle;
    expect(border('failed')).toBe('dashed');
    expect(border('passed')).toBe('solid');
  },
);

claim('A key named `disabled` is ignored, with an error in the console.', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { components } = createTheme({
    components: { MuiButton: { styleOverrides: { disabled: { opacity: 0.3 } } } },
  });
  expect(components?.MuiButton?.styleOverrides?.disabled).toEqual({});
  expect(error.mock.calls.flat().join(' ')).toContain('disabled');
});

claim('changes `main` and leaves the old `light`, `dark` and `contrastText`', () => {
  const base = createTheme();
  const merged = createTheme(base, { palette: { primary: { main: '#ffee58' } }, spacing: 4 });
  expect(merged.palette.primary).toEqual({ ...base.palette.primary, main: '#ffee58' });
  // as a later argument, it replaces the function with a number
  expect(merged.spacing).toBe(4);
});

claim('`vars` throws an error, since it holds the CSS variables.', () => {
  const options = { spacing: 8, vars: {} };
  expect(() => createTheme(options)).toThrow('vars');
});

claim(
  '`variants`, next to these two, is the older place for such styles. It only reaches the root element.',
  async () => {
    const theme = createTheme({
      components: {
        MuiChip: { variants: [{ props: { color: 'error' }, style: { borderStyle: 'dashed' } }] },
      },
    });
    await show(
      <ThemeProvider theme={theme}>
        <Chip color="error" label="late" />
        <Chip label="in time" />
      </ThemeProvider>,
    );
    const border = (element: Element | null) => element && getComputedStyle(element).borderTopStyle;
    const label = (text: string) => page.getByText(text).element();
    await expect.poll(() => border(label('late').parentElement)).toBe('dashed');
    expect(border(label('late'))).toBe('none');
    expect(border(label('in time').parentElement)).toBe('none');
  },
);

claim('Only your own keys that it does not set are inherited', async () => {
  function Reads() {
    const theme = useTheme();
    return (
      <p>
        {'ward' in theme ? 'ward kept' : 'ward lost'}, {theme.direction}, {theme.palette.mode}
      </p>
    );
  }
  const ward: object = { ward: { bedWidth: 96 } };
  await show(
    <ThemeProvider theme={createTheme({ direction: 'rtl', palette: { mode: 'dark' }, ...ward })}>
      <ThemeProvider theme={createTheme()}>
        <Reads />
      </ThemeProvider>
    </ThemeProvider>,
  );
  await expect.element(page.getByText('ward kept, ltr, light')).toBeVisible();
});

claim('A function needs an outer theme. Without one, the console says so.', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const host = document.createElement('div');
  const root = createRoot(host);
  root.render(
    <ThemeProvider theme={(outer: Theme) => outer}>
      <p>drawn</p>
    </ThemeProvider>,
  );
  await expect.poll(() => error.mock.calls.flat().join(' ')).toContain('no outer theme is present');
  root.unmount();
});

claim(
  'Colors, `shape`, `shadows` and `zIndex` then stay as they were; `components` and `typography` change.',
  async () => {
    const merged = (outer: Theme) =>
      createTheme(outer, {
        palette: { primary: { main: '#010203' } },
        shape: { borderRadius: 30 },
        zIndex: { appBar: 77 },
        typography: { button: { textTransform: 'none' } },
        components: { MuiButton: { defaultProps: { variant: 'contained' } } },
        shadows: outer.shadows.map(() => '0 0 77px red'),
      });
    await show(
      <ThemeProvider theme={merged}>
        <Button>Merged</Button>
        <AppBar>Bar</AppBar>
        <Paper elevation={4}>Raised</Paper>
      </ThemeProvider>,
      { paletteMode: 'light' },
    );
    await expect.poll(() => style('Merged').textTransform).toBe('none');
    await expect
      .element(page.getByRole('button', { name: 'Merged' }))
      .toHaveClass('MuiButton-contained');
    expect(style('Merged').backgroundColor).not.toBe('rgb(1, 2, 3)');
    expect(style('Merged').borderRadius).toBe('4px');
    const found = (text: string) => getComputedStyle(page.getByText(text).element());
    expect(found('Bar').zIndex).toBe('1100');
    expect(found('Raised').boxShadow).not.toContain('77px');
  },
);

claim(
  '`useTheme().palette` holds the colors of the default scheme, whatever the mode.',
  async () => {
    const theme = createTheme({
      cssVariables: { cssVarPrefix: 'scheme', colorSchemeSelector: 'class' },
      colorSchemes: { light: true, dark: true },
    });
    function Reads() {
      return (
        <p>
          {useColorScheme().colorScheme}: {useTheme().palette.primary.main}
        </p>
      );
    }
    const host = document.createElement('div');
    const root = createRoot(host);
    root.render(
      <ThemeProvider
        theme={theme}
        defaultMode="dark"
        storageManager={null}
        {...{ colorSchemeNode: host }}
      >
        <Reads />
      </ThemeProvider>,
    );
    await expect.poll(() => host.textContent).toBe('dark: #1976d2');
    root.unmount();
  },
);

claim(
  'Do not read colors this way if the theme has two color schemes: you get those of the default one, in both modes.',
  async () => {
    const base = createTheme({ colorSchemes: { light: true, dark: true } });
    const theme = createTheme(base, {
      components: {
        MuiChip: { styleOverrides: { root: { color: base.palette.primary.main } } },
        MuiButton: {
          styleOverrides: {
            root: ({ theme: current }: { theme: Theme }) => ({
              color: (current.vars ?? current).palette.primary.main,
            }),
          },
        },
      },
    });
    await show(
      <ThemeProvider theme={theme}>
        <Chip label="Read early" />
        <Button color="inherit">Read late</Button>
      </ThemeProvider>,
      { paletteMode: 'dark' },
    );
    await expect.poll(() => style('Read late').color).toBe('rgb(144, 202, 249)');
    expect(getComputedStyle(page.getByText('Read early').element()).color).toBe(
      'rgb(25, 118, 210)',
    );
  },
);
