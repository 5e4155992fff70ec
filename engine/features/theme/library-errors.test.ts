import * as styles from '@mui/material/styles';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.restoreAllMocks());

it('refuses variables in a theme that was not built with a generator for them', () => {
  expect(() => styles.createTheme({ vars: {} } as styles.ThemeOptions)).toThrow(
    new Error(
      'MUI: `vars` is a private field used for CSS variables support.\n' +
        'Please use another name or follow the [docs](https://mui.com/material-ui/customization/css-theme-variables/usage/) to enable the feature.',
    ),
  );
});

it('builds a theme with variables when the generator comes with them', () => {
  const theme = styles.createTheme({ cssVariables: true });
  expect(theme.vars).toBeDefined();
  expect(() => styles.createTheme({ ...theme })).not.toThrow();
});

it('warns of the deprecated init script once, and still gives it', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(styles.getInitColorSchemeScript()).toBeTruthy();
  expect(styles.getInitColorSchemeScript()).toBeTruthy();
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    [
      'MUI: The getInitColorSchemeScript function has been deprecated.',
      '',
      "You should use `import InitColorSchemeScript from '@mui/material/InitColorSchemeScript'`",
      'and replace the function call with `<InitColorSchemeScript />` instead.',
    ].join('\n'),
  );
});
