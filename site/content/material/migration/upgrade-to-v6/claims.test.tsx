import Accordion from '@mui/material/Accordion';
import AccordionSummary from '@mui/material/AccordionSummary';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Rating from '@mui/material/Rating';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import LoadingButton from '@mui/lab/LoadingButton';
import { createTheme, styled, ThemeProvider, useColorScheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import * as utils from '@mui/material/utils';
import { render } from 'vitest-browser-react';
import { claim, expect, page, show, userEvent, vi } from '#claims';

claim('`Accordion` now puts its summary in an `<h3>`, as the ARIA pattern asks for.', async () => {
  await show(
    <>
      <Accordion>
        <AccordionSummary>Tuning</AccordionSummary>
        <p>Tune the A string first.</p>
      </Accordion>
      <Accordion slotProps={{ heading: { component: 'h4' } }}>
        <AccordionSummary>Strings</AccordionSummary>
        <p>Change all of them.</p>
      </Accordion>
    </>,
  );
  await expect.element(page.getByRole('heading', { level: 3, name: 'Tuning' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 4, name: 'Strings' })).toBeVisible();
});

claim("Now it says what happened. If you compare with `'reset'`, add the new ones.", async () => {
  const reasons: string[] = [];
  const highlights: string[] = [];
  await show(
    <Autocomplete
      options={['Cello', 'Viola']}
      onInputChange={(_event, _value, reason) => reasons.push(reason)}
      onHighlightChange={(_event, _option, reason) => highlights.push(reason)}
      renderInput={(params) => <TextField {...params} label="Instrument" />}
    />,
  );
  const field = page.getByRole('combobox', { name: 'Instrument' });
  await field.click();
  await userEvent.keyboard('C');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(field).toHaveValue('Cello');
  expect(reasons).toContain('input');
  expect(reasons.at(-1)).toBe('selectOption');
  await userEvent.keyboard('x');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => reasons.at(-1)).toBe('blur');
  expect(highlights.filter((reason) => !['mouse', 'keyboard', 'touch'].includes(reason))).toEqual(
    [],
  );
  expect(highlights).toContain('keyboard');
});

claim(
  ':kbd[Escape] on a focused chip used to remove the focus. Now the chip keeps it.',
  async () => {
    await show(<Chip label="Strings" onClick={() => undefined} />);
    const chip = page.getByRole('button', { name: 'Strings' });
    chip.element().focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(chip).toHaveFocus();
  },
);

claim('In the lab of version 7, `LoadingButton` is a `Button` that logs a warning.', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await show(
    <>
      <LoadingButton loading>Old</LoadingButton>
      <Button loading>New</Button>
    </>,
  );
  expect(page.getByRole('progressbar').elements()).toHaveLength(2);
  await expect
    .element(page.getByRole('button', { name: 'Old' }))
    .toHaveClass('MuiButton-root', 'MuiButton-loading');
});

claim('A read-only `Rating` without a value is named “0 Stars”.', async () => {
  await show(<Rating readOnly value={null} />);
  await expect.element(page.getByRole('img', { name: '0 Stars', exact: true })).toBeVisible();
});

claim(
  'The element of the ripple, `.MuiTouchRipple-root`, is created when a button gets its first focus or press, not with the button.',
  async () => {
    await show(<Button>Save</Button>);
    const ripple = () => document.querySelector('.MuiTouchRipple-root');
    expect(ripple()).toBeNull();
    await page.getByRole('button').click();
    await expect.poll(ripple).not.toBeNull();
  },
);

claim('| `useIsFocusVisible` from `@mui/material/utils` | the selector `:focus-visible` |', () => {
  expect(utils).not.toHaveProperty('useIsFocusVisible');
});

claim(
  'Without it, a theme with both schemes follows the system, and `setMode` has no effect on the colors.',
  async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const follows = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } });
    const Toggle = () => {
      const { setMode } = useColorScheme();
      return <button onClick={() => setMode('dark')}>Dark</button>;
    };
    const { unmount } = await render(
      <ThemeProvider theme={follows} defaultMode="light" modeStorageKey="v6-a">
        <Toggle />
        <Box sx={{ bgcolor: 'background.default' }}>Page</Box>
      </ThemeProvider>,
    );
    const color = () => getComputedStyle(page.getByText('Page').element()).backgroundColor;
    expect(color()).toBe('rgb(255, 255, 255)');
    await page.getByRole('button').click();
    await expect.poll(() => localStorage.getItem('v6-a')).toBe('dark');
    expect(color()).toBe('rgb(255, 255, 255)');
    expect(error.mock.calls.flat().join(' ')).toContain('`setMode` function has no effect');
    await unmount();
  },
);

claim('They still work in version 7.', async () => {
  await show(
    <Box ml="2px" py={1}>
      Old
    </Box>,
  );
  expect(getComputedStyle(page.getByText('Old').element()).marginLeft).toBe('2px');
});

claim('In the theme, `variants` of a component move into its root slot:', async () => {
  const theme = createTheme({
    components: {
      MuiButton: {
        styleOverrides: {
          root: {
            variants: [{ props: { variant: 'contained' }, style: { letterSpacing: '5px' } }],
          },
        },
      },
    },
  });
  const Tile = styled('div', {
    shouldForwardProp: (name) => name !== 'muted',
  })<{ muted?: boolean }>({
    variants: [{ props: { muted: true }, style: { opacity: 0.5 } }],
  });
  await show(
    <ThemeProvider theme={theme}>
      <Button variant="contained">Save</Button>
      <Tile muted>Muted</Tile>
    </ThemeProvider>,
  );
  expect(getComputedStyle(page.getByRole('button').element()).letterSpacing).toBe('5px');
  expect(getComputedStyle(page.getByText('Muted').element()).opacity).toBe('0.5');
});

claim(
  'A vertical `Divider` renders a `<div role="separator">` with `aria-orientation`.',
  async () => {
    const { container } = await show(
      <>
        <Divider orientation="vertical" />
        <Divider />
      </>,
    );
    const vertical = container.querySelector('.MuiDivider-vertical');
    expect(vertical?.tagName).toBe('DIV');
    expect(vertical?.getAttribute('role')).toBe('separator');
    expect(vertical?.getAttribute('aria-orientation')).toBe('vertical');
    expect(container.querySelectorAll('hr')).toHaveLength(1);
  },
);

claim('A `boxShadow` in `sx` or in the theme still wins.', async () => {
  const theme = createTheme({
    components: { MuiPaper: { styleOverrides: { root: { boxShadow: 'none' } } } },
  });
  await show(
    <>
      <Paper elevation={3}>Plain</Paper>
      <Paper elevation={3} sx={{ boxShadow: 'none' }}>
        Flat
      </Paper>
      <ThemeProvider theme={theme}>
        <Paper elevation={3}>Themed</Paper>
      </ThemeProvider>
    </>,
  );
  const plain = page.getByText('Plain').element();
  expect(plain.getAttribute('style')).toContain('--Paper-shadow');
  expect(getComputedStyle(plain).boxShadow).not.toBe('none');
  expect(getComputedStyle(page.getByText('Flat').element()).boxShadow).toBe('none');
  expect(getComputedStyle(page.getByText('Themed').element()).boxShadow).toBe('none');
});

claim(
  '`color` accepts every palette color that has a `main`, such as `success`, `info`, `warning` and your own.',
  async () => {
    const theme = createTheme({ palette: { success: { main: '#010203' } } });
    await show(
      <ThemeProvider theme={theme}>
        <Typography color="success" align="center">
          Saved
        </Typography>
      </ThemeProvider>,
    );
    const text = page.getByText('Saved').element();
    expect(getComputedStyle(text).color).toBe('rgb(1, 2, 3)');
    expect(text.getAttribute('style')).toContain('--Typography-textAlign');
  },
);
