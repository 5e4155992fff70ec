import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Popper from '@mui/material/Popper';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { createTheme, styled, StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import { render } from 'vitest-browser-react';
import { claim, expect, page, show } from '#claims';
import NightConsole from './demos/night-console.tsx';
import OldPage from './demos/old-page.tsx';

const styleOf = (element: Element) => getComputedStyle(element);
const root = () => styleOf(document.documentElement);
const body = () => styleOf(document.body);

/** What the page had before: the claims run in a document without margins. */
const addStyles = (css: string) => {
  const own = document.createElement('style');
  own.textContent = css;
  document.head.append(own);
  return own;
};

const text = (content: string) => styleOf(page.getByText(content).element());

claim('no margin around the page, `border-box` sizing', async () => {
  const before = addStyles('body { margin: 8px; }');
  const view = await show(
    <>
      <CssBaseline />
      <div>Timetable</div>
    </>,
  );
  expect(body().margin).toBe('0px');
  expect(body().backgroundColor).toBe('rgb(255, 255, 255)');
  expect(body().fontFamily).toContain('Roboto');
  expect(text('Timetable').boxSizing).toBe('border-box');
  await view.unmount();
  expect(body().margin).toBe('8px');
  before.remove();
});

claim('It renders no element, only a style sheet.', async () => {
  const view = await show(<CssBaseline />);
  expect(view.container.childElementCount).toBe(0);
});

claim(
  "Headings, paragraphs, lists, links and form controls keep the browser's styles.",
  async () => {
    await show(
      <>
        <h2>Departures</h2>
        <p>Platform 4</p>
        <ul>
          <li>Bergen</li>
        </ul>
        <a href="#delays">Delays</a>
        <button type="button">Refresh</button>
      </>,
    );
    const measure = () => [
      text('Departures').marginTop,
      text('Platform 4').marginTop,
      text('Bergen').listStyleType,
      text('Delays').color,
      text('Refresh').fontFamily,
    ];
    const before = measure();
    await show(<CssBaseline />);
    expect(measure()).toEqual(before);
    expect(body().margin).toBe('0px');
  },
);

claim('All elements inherit it from their parent', async () => {
  await show(
    <>
      <CssBaseline />
      <div style={{ boxSizing: 'content-box' }}>
        <p>Legacy map</p>
      </div>
    </>,
  );
  expect(text('Legacy map').boxSizing).toBe('content-box');
});

claim('In print, the background is white, but the text keeps its color.', async () => {
  await show(<CssBaseline />);
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const print = rules.filter(
    (rule) =>
      rule instanceof CSSMediaRule &&
      rule.conditionText === 'print' &&
      rule.cssText.includes('body {'),
  );
  expect(print).toHaveLength(1);
  expect(print[0]?.cssText).toContain('background-color');
  expect(print[0]?.cssText).not.toMatch(/[\s{;]color:/);
});

claim('`enableColorScheme` sets it on `html` to the mode of the theme', async () => {
  const theme = createTheme({ palette: { mode: 'dark' } });
  const siteSheets = [...document.styleSheets].filter(({ disabled }) => !disabled);
  for (const sheet of siteSheets) sheet.disabled = true;
  const view = await render(
    <ThemeProvider theme={theme}>
      <CssBaseline />
    </ThemeProvider>,
  );
  expect(root().colorScheme).toBe('normal');
  await view.unmount();
  await render(
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
    </ThemeProvider>,
  );
  expect(root().colorScheme).toBe('dark');
  for (const sheet of siteSheets) sheet.disabled = false;
});

claim('the provider sets `color-scheme` together with the variables.', async () => {
  const theme = createTheme({
    palette: { mode: 'dark' },
    cssVariables: { cssVarPrefix: 'own', colorSchemeSelector: 'class' },
  });
  await show(
    <ThemeProvider theme={theme}>
      <CssBaseline />
    </ThemeProvider>,
  );
  expect(root().colorScheme).toBe('dark');
});

claim(
  'They can be an object of selectors, a string of CSS, or a function that receives the theme',
  async () => {
    const overrides = [
      { a: { color: '#ff0000' } },
      'a { color: #ff0000; }',
      (theme: { palette: { primary: { main: string } } }) => ({
        a: { color: theme.palette.primary.main },
      }),
    ];
    for (const styleOverrides of overrides) {
      const theme = createTheme({
        palette: { primary: { main: '#ff0000' } },
        components: { MuiCssBaseline: { styleOverrides } },
      });
      const view = await show(
        <ThemeProvider theme={theme}>
          <CssBaseline />
          <a href="#delays">Delays</a>
        </ThemeProvider>,
      );
      expect(text('Delays').color).toBe('rgb(255, 0, 0)');
      await view.unmount();
    }
  },
);

claim('Material UI components win over selectors such as `a` and `p`', async () => {
  const theme = createTheme({
    components: { MuiCssBaseline: { styleOverrides: { a: { color: '#ff0000' } } } },
  });
  await show(
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Button href="#delays">Delays</Button>
    </ThemeProvider>,
  );
  expect(text('Delays').color).not.toBe('rgb(255, 0, 0)');
});

claim('The page around it keeps its margin, background and font.', async () => {
  const before = addStyles('body { margin: 8px; font-family: serif; }');
  await show(<OldPage />);
  const box = page.getByText(/^The archive/);
  expect(styleOf(box.element()).fontFamily).toContain('Roboto');
  expect(styleOf(box.element()).boxSizing).toBe('border-box');
  expect(body().margin).toBe('8px');
  expect(body().fontFamily).toBe('serif');
  before.remove();
  await page.getByRole('checkbox', { name: 'ScopedCssBaseline' }).click();
  expect(styleOf(box.element()).fontFamily).toContain('Georgia');
  expect(styleOf(box.element()).boxSizing).toBe('content-box');
});

claim('inside them get neither `border-box` nor the font of the theme.', async () => {
  const before = addStyles('body { font-family: serif; }');
  await show(
    <ScopedCssBaseline>
      <Box>Inside</Box>
      <Popper open anchorEl={document.body}>
        <p>Pop-up</p>
      </Popper>
      <Popper open anchorEl={document.body} disablePortal>
        <p>Scoped</p>
      </Popper>
    </ScopedCssBaseline>,
  );
  expect(text('Inside').boxSizing).toBe('border-box');
  expect(text('Pop-up').boxSizing).toBe('content-box');
  expect(text('Scoped').boxSizing).toBe('border-box');
  expect(text('Inside').fontFamily).toContain('Roboto');
  expect(text('Pop-up').fontFamily).toBe('serif');
  before.remove();
});

claim('In the demo, `enableColorScheme` makes the native select dark too', async () => {
  await show(<NightConsole />);
  await expect.element(page.getByRole('region', { name: 'Observatory' })).toBeVisible();
  expect(styleOf(page.getByRole('combobox', { name: 'Exposure' }).element()).colorScheme).toBe(
    'dark',
  );
});

claim('To put your CSS last, render `StyledEngineProvider` with `injectFirst`', async () => {
  const own = addStyles('body { margin: 24px; }');
  const view = await show(<CssBaseline />);
  expect(body().margin).toBe('0px');
  await view.unmount();
  await show(
    <StyledEngineProvider injectFirst>
      <CssBaseline />
    </StyledEngineProvider>,
  );
  expect(body().margin).toBe('24px');
  own.remove();
});

claim('changes the background of one part of the page.', async () => {
  const Padded = styled(ScopedCssBaseline)({ padding: 24 });
  await show(
    <Padded
      data-testid="part"
      sx={{ '--mui-palette-background-default': '#fff8e1', borderRadius: 2 }}
    >
      Archive
    </Padded>,
  );
  const part = page.getByTestId('part').element();
  expect(styleOf(part).backgroundColor).toBe('rgb(255, 248, 225)');
  expect(styleOf(part).padding).toBe('24px');
  expect(styleOf(part).borderRadius).toBe('8px');
});

claim('`component` changes the element.', async () => {
  await show(<ScopedCssBaseline component="section">Archive</ScopedCssBaseline>);
  expect(page.getByText('Archive').element().tagName).toBe('SECTION');
});
