import Link from '@mui/material/Link';
import Select from '@mui/material/Select';
import * as styles from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { claim, expect, page, show, vi } from '#claims';

const { adaptV4Theme, createTheme, ThemeProvider } = styles;

claim('In `@mui/material/styles`, they exist only to throw an error that says so.', () => {
  for (const name of ['makeStyles', 'withStyles', 'withTheme'] as const) {
    const removed: unknown = styles[name];
    expect(removed).toBeTypeOf('function');
    expect(() => {
      if (typeof removed === 'function') removed();
    }).toThrow(/no longer exported from @mui\/material\/styles/);
  }
});

claim('Text fields, selects and form controls are `outlined` by default.', async () => {
  await show(
    <>
      <TextField label="Name" />
      <Select value="" />
    </>,
  );
  expect(document.querySelectorAll('.MuiOutlinedInput-root')).toHaveLength(2);
});

claim('Either set the default in the theme:', async () => {
  const theme = createTheme({
    components: {
      MuiTextField: { defaultProps: { variant: 'standard' } },
      MuiSelect: { defaultProps: { variant: 'standard' } },
      MuiLink: { defaultProps: { underline: 'hover' } },
    },
  });
  await show(
    <ThemeProvider theme={theme}>
      <TextField label="Name" />
      <Select value="" />
      <Link href="#x">Home</Link>
    </ThemeProvider>,
  );
  expect(document.querySelectorAll('.MuiOutlinedInput-root')).toHaveLength(0);
  expect(document.querySelectorAll('.MuiInput-root')).toHaveLength(2);
  await expect.element(page.getByRole('link')).toHaveClass('MuiLink-underlineHover');
});

claim('Links are always underlined by default.', async () => {
  await show(<Link href="#x">Home</Link>);
  const link = page.getByRole('link').element();
  expect(getComputedStyle(link).textDecorationLine).toBe('underline');
});

claim('works in version 5 and logs a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const options = adaptV4Theme({
    palette: { mode: 'dark' },
    props: { MuiButton: { disableRipple: true } },
    overrides: { MuiButton: { root: { color: 'red' } } },
  });
  const theme = createTheme(options);
  expect(theme.palette.mode).toBe('dark');
  expect(theme.components?.MuiButton?.defaultProps).toEqual({ disableRipple: true });
  expect(warn.mock.calls.flat().join(' ')).toContain('adaptV4Theme() is deprecated');
});
