import { ThemeProvider as OtherProvider, useTheme as useEmotionTheme } from '@emotion/react';
import Button from '@mui/material/Button';
import { createTheme, THEME_ID, ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { claim, expect, page, show, vi } from '#claims';
import TwoLibraries from './demos/two-libraries.tsx';

const materialTheme = createTheme({ palette: { primary: { main: '#00695c' } } });
const otherTheme = { palette: { accent: '#6a1b9a' } };
const Material = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={{ [THEME_ID]: materialTheme }}>{children}</ThemeProvider>
);
const Other = ({ children }: { children: ReactNode }) => (
  <OtherProvider theme={otherTheme}>{children}</OtherProvider>
);
const background = (element: Element) => getComputedStyle(element).backgroundColor;

claim("Material UI's components read it from there", async () => {
  await show(<TwoLibraries />);
  expect(background(page.getByRole('link', { name: 'Material UI' }).element())).toBe(
    'rgb(0, 105, 92)',
  );
  expect(background(page.getByRole('link', { name: 'Other library' }).element())).toBe(
    'rgb(106, 27, 154)',
  );
});

claim('`THEME_ID` is the string `$$material`.', () => {
  expect(THEME_ID).toBe('$$material');
});

function Report() {
  const whole = useEmotionTheme();
  const { palette } = useTheme();
  return (
    <p>
      {palette.primary.main} {JSON.stringify('palette' in whole && whole.palette)}{' '}
      {String(THEME_ID in whole)}
    </p>
  );
}

claim('Both work: each library finds its own theme.', async () => {
  await show(
    <>
      <Material>
        <Other>
          <Report />
        </Other>
      </Material>
      <Other>
        <Material>
          <Report />
        </Material>
      </Other>
    </>,
  );
  const reports = Array.from(document.querySelectorAll('p')).map((report) => report.textContent);
  expect(reports).toEqual([
    '#00695c {"accent":"#6a1b9a"} true',
    '#00695c {"accent":"#6a1b9a"} true',
  ]);
});

claim('`theme.palette` is `undefined` in a component of Material UI', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(
    show(
      <ThemeProvider theme={materialTheme}>
        <OtherProvider theme={() => ({ colors: {} })}>
          <Button variant="contained">Broken</Button>
        </OtherProvider>
      </ThemeProvider>,
    ),
  ).rejects.toThrow();
});

claim('Pass a function to extend the outer theme:', async () => {
  await show(
    <Material>
      <ThemeProvider
        theme={{
          [THEME_ID]: (outer: Theme) => ({
            ...outer,
            palette: { ...outer.palette, primary: outer.palette.error },
          }),
        }}
      >
        <Button variant="contained">Delete</Button>
      </ThemeProvider>
    </Material>,
  );
  expect(background(page.getByRole('button').element())).toBe('rgb(211, 47, 47)');
});

claim('A scoped theme with `cssVariables` works too.', async () => {
  const theme = createTheme({
    cssVariables: { cssVarPrefix: 'app' },
    palette: { primary: { main: '#00695c' } },
  });
  await show(
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <Other>
        <Button variant="contained">Save</Button>
      </Other>
    </ThemeProvider>,
  );
  expect(background(page.getByRole('button').element())).toBe('rgb(0, 105, 92)');
  const root = getComputedStyle(document.documentElement);
  expect(root.getPropertyValue('--app-palette-primary-main')).toBe('#00695c');
});

claim('A function does not work if the outer theme uses CSS variables', async () => {
  const theme = createTheme({
    cssVariables: { cssVarPrefix: 'scoped' },
    palette: { primary: { main: '#00695c' } },
  });
  await show(
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <ThemeProvider
        theme={{
          [THEME_ID]: (outer: Theme) => ({
            ...outer,
            palette: { ...outer.palette, primary: outer.palette.error },
          }),
        }}
      >
        <Button variant="contained">Delete</Button>
      </ThemeProvider>
      <ThemeProvider
        theme={{ [THEME_ID]: createTheme({ palette: { primary: { main: '#b71c1c' } } }) }}
      >
        <Button variant="contained">Discard</Button>
      </ThemeProvider>
    </ThemeProvider>,
  );
  const button = (name: string) => page.getByRole('button', { name }).element();
  expect(background(button('Delete'))).toBe('rgb(0, 105, 92)');
  expect(background(button('Discard'))).toBe('rgb(183, 28, 28)');
});

claim(
  'Without a scoped theme above it, the function gets the theme of the other library.',
  async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const extend = vi.fn<(outer: object) => Theme>(() => createTheme());
    await render(
      <Other>
        <ThemeProvider theme={{ [THEME_ID]: extend }}>
          <Button>Delete</Button>
        </ThemeProvider>
      </Other>,
    );
    expect(extend.mock.calls[0]?.[0]).toEqual(otherTheme);
    error.mockRestore();
  },
);
