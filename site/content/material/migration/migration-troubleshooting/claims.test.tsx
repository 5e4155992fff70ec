import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Grid from '@mui/material/Grid';
import * as styles from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { Component, type ComponentProps, type ReactNode } from 'react';
import { commands } from 'vitest/browser';
import { claim, expect, page, show, vi } from '#claims';

const { alpha, createTheme } = styles;

class Catch extends Component<{ children: ReactNode }, { message: string }> {
  override state = { message: '' };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message ? <p role="alert">{this.state.message}</p> : this.props.children;
  }
}

claim('The child of a transition does not pass on its `ref`', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const NoRef = (props: ComponentProps<'p'>) => <p {...props} ref={null} />;
  await show(
    <Catch>
      <Fade in>
        <NoRef>Notice</NoRef>
      </Fade>
    </Catch>,
  );
  await expect.element(page.getByRole('alert')).toMatchTextContent(/reading 'scrollTop'/);
});

claim('The console says “MUI Grid: The `item` prop has been removed”.', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // Each name is reported once, so the test has a breakpoint that no other one uses.
  const theme = createTheme();
  Object.assign(theme.breakpoints, { keys: [...theme.breakpoints.keys, 'trouble'] });
  const old: object = { item: true, trouble: 6 };
  await show(
    <styles.ThemeProvider theme={theme}>
      <Grid {...old} />
    </styles.ThemeProvider>,
  );
  expect(warn.mock.calls.flat().join(' ')).toContain(
    'MUI Grid: The `trouble` prop has been removed',
  );
});

claim(
  '`theme.spacing(2)` is a string. `-theme.spacing(2)` is `NaN`: write `theme.spacing(-2)`.',
  () => {
    const theme = createTheme();
    expect(theme.spacing(2)).toBeTypeOf('string');
    expect(-theme.spacing(2)).toBeNaN();
    expect(theme.spacing(-2)).toBe('-16px');
  },
);

claim(
  'It says “Package subpath is not defined” for the folders `@mui/material/esm` and `@mui/material/modern`.',
  async () => {
    const manifest = JSON.parse(
      await commands.readFile('node_modules/@mui/material/package.json'),
    ) as { exports: Record<string, unknown> };
    expect(manifest.exports['./esm']).toBeNull();
    expect(manifest.exports['./modern']).toBeNull();
    expect(manifest.exports['./*']).not.toBeNull();
    await expect(commands.readFile('node_modules/@mui/material/Grid2/index.js')).rejects.toThrow();
  },
);

claim('They have other names: `createTheme` and `alpha`.', () => {
  expect(styles).not.toHaveProperty('createMuiTheme');
  expect(styles).not.toHaveProperty('fade');
  expect(styles).toHaveProperty('createTheme');
  expect(styles).toHaveProperty('alpha');
});

claim('compute with colors, and cannot read a CSS variable.', () => {
  expect(() => alpha('var(--mui-palette-primary-main)', 0.5)).toThrow(/Unsupported/);
});

claim('means that a prop was renamed, and its old name ends up on the root element.', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const old: object = { rowsMax: 3 };
  await show(<TextField label="Notes" {...old} />);
  expect(error.mock.calls.flat().join(' ')).toContain('rowsMax');
});

claim("`'&$disabled'` is syntax of JSS. Write `'&.Mui-disabled'`.", async () => {
  const theme = createTheme({
    components: {
      MuiButton: {
        styleOverrides: {
          root: { '&$disabled': { opacity: 0.2 }, '&.Mui-disabled': { opacity: 0.6 } },
        },
      },
    },
  });
  await show(
    <styles.ThemeProvider theme={theme}>
      <Button disabled>Save</Button>
    </styles.ThemeProvider>,
  );
  expect(getComputedStyle(page.getByRole('button').element()).opacity).toBe('0.6');
});
