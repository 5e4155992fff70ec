import Paper from '@mui/material/Paper';
import { createTheme, styled, ThemeProvider, useColorScheme } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { claim, expect, page, show } from '#claims';
import DeliveryNote from './demos/delivery-note.tsx';
import ModeFacts from './demos/mode-facts.tsx';
import NightWatch from './demos/night-watch.tsx';

const both = createTheme({ colorSchemes: { light: true, dark: true } });

async function modesOf(noSsr: boolean) {
  const modes: (string | undefined)[] = [];
  function Reads() {
    modes.push(useColorScheme().mode);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  root.render(
    <ThemeProvider theme={both} noSsr={noSsr} storageManager={null}>
      <Reads />
    </ThemeProvider>,
  );
  await expect.poll(() => modes.at(-1)).toBe('system');
  root.unmount();
  return modes;
}

claim(
  'The server does not know the mode, and neither does the first render in the browser.',
  async () => {
    expect((await modesOf(false))[0]).toBeUndefined();
  },
);

claim('It reads the mode at once, and does not render twice.', async () => {
  expect(await modesOf(true)).toEqual(['system']);
});

claim('a choice is kept in the browser under the key `mui-mode`', async () => {
  localStorage.removeItem('mui-mode');
  function Chooses() {
    const { setMode } = useColorScheme();
    return <button onClick={() => setMode('dark')}>Dark</button>;
  }
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(
    <ThemeProvider theme={both}>
      <Chooses />
    </ThemeProvider>,
  );
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect.poll(() => localStorage.getItem('mui-mode')).toBe('dark');
  localStorage.removeItem('mui-mode');
  root.unmount();
  host.remove();
});

claim('other tabs of the same site follow at once', async () => {
  localStorage.removeItem('mui-mode');
  const host = document.createElement('div');
  const Reads = () => <p>{useColorScheme().mode}</p>;
  const root = createRoot(host);
  root.render(
    <ThemeProvider theme={both} defaultMode="light">
      <Reads />
    </ThemeProvider>,
  );
  await expect.poll(() => host.textContent).toBe('light');
  // What the browser tells this tab when another one stores its choice.
  dispatchEvent(new StorageEvent('storage', { key: 'mui-mode', newValue: 'dark' }));
  await expect.poll(() => host.textContent).toBe('dark');
  root.unmount();
  localStorage.removeItem('mui-mode');
});

claim('`useColorScheme` reads and changes the mode.', async () => {
  await show(<ModeFacts />);
  await page.getByRole('radio', { name: 'Dark' }).click();
  await expect.element(page.getByText('colorScheme: dark')).toBeVisible();
  await page.getByRole('radio', { name: 'Light' }).click();
  await expect.element(page.getByText('colorScheme: light')).toBeVisible();
  localStorage.removeItem('mui-mode');
});

claim(
  "what the operating system says, while `mode` is `'system'`; otherwise `undefined`",
  async () => {
    function Reads() {
      const { mode, systemMode, setMode } = useColorScheme();
      return (
        <button onClick={() => setMode(mode === 'system' ? 'dark' : 'system')}>
          {mode}, system: {String(systemMode)}
        </button>
      );
    }
    const host = document.body.appendChild(document.createElement('div'));
    const root = createRoot(host);
    root.render(
      <ThemeProvider theme={both} storageManager={null}>
        <Reads />
      </ThemeProvider>,
    );
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    await expect.poll(() => host.textContent).toBe(`system, system: ${system}`);
    await page.getByRole('button', { name: /system:/ }).click();
    await expect.poll(() => host.textContent).toBe('dark, system: undefined');
    await page.getByRole('button', { name: /system:/ }).click();
    await expect.poll(() => host.textContent).toBe(`system, system: ${system}`);
    root.unmount();
    host.remove();
  },
);

claim(
  'It also returns `setColorScheme`, `lightColorScheme`, `darkColorScheme` and `allColorSchemes`',
  async () => {
    function Reads() {
      const { setColorScheme, lightColorScheme, darkColorScheme, allColorSchemes } =
        useColorScheme();
      return (
        <p>
          {typeof setColorScheme}: {lightColorScheme}, {darkColorScheme} of{' '}
          {allColorSchemes.join(' and ')}
        </p>
      );
    }
    await show(
      <ThemeProvider theme={both} storageManager={null}>
        <Reads />
      </ThemeProvider>,
    );
    await expect.element(page.getByText('function: light, dark of light and dark')).toBeVisible();
  },
);

claim('`theme.applyStyles` adds styles for one mode.', async () => {
  for (const [paletteMode, color] of [
    ['light', 'rgb(255, 248, 225)'],
    ['dark', 'rgb(42, 36, 19)'],
  ] as const) {
    const screen = await show(<DeliveryNote />, { paletteMode });
    const note = () => page.getByText('Note for the driver').element().parentElement;
    await expect.poll(() => getComputedStyle(note() ?? document.body).backgroundColor).toBe(color);
    await screen.unmount();
  }
});

claim('`Paper` therefore gets lighter the higher its `elevation` is.', async () => {
  await show(
    <ThemeProvider theme={createTheme({ palette: { mode: 'dark' } })}>
      <Paper elevation={0}>flat</Paper>
      <Paper elevation={1}>low</Paper>
      <Paper elevation={8}>raised</Paper>
      <Paper elevation={8} sx={{ backgroundImage: 'none' }}>
        plain
      </Paper>
    </ThemeProvider>,
  );
  const image = (text: string) => getComputedStyle(page.getByText(text).element()).backgroundImage;
  /** How much white lies over the background. */
  const white = (text: string) => Number(/255, 255, 255, ([\d.]+)/.exec(image(text))?.[1]);
  await expect.poll(() => white('raised')).toBeGreaterThan(white('low'));
  expect(white('low')).toBeGreaterThan(0);
  expect(white('flat')).toBe(0);
  expect(image('plain')).toBe('none');
});

claim('A theme with a single palette has one mode, whatever the page shows.', async () => {
  await show(<NightWatch />, { paletteMode: 'light' });
  const paper = document.querySelector('.MuiPaper-root');
  expect(paper && getComputedStyle(paper).backgroundColor).toBe('rgb(18, 18, 18)');
});

claim(
  'If `mode` stays `undefined` and `setMode` does nothing, the component is not inside a provider whose theme has `colorSchemes`.',
  async () => {
    localStorage.removeItem('mui-mode');
    function Chooses() {
      const { mode, setMode } = useColorScheme();
      return <button onClick={() => setMode('dark')}>mode: {String(mode)}</button>;
    }
    const host = document.body.appendChild(document.createElement('div'));
    const root = createRoot(host);
    root.render(
      <ThemeProvider theme={createTheme({ palette: { primary: { main: '#1b4965' } } })}>
        <Chooses />
      </ThemeProvider>,
    );
    const button = page.getByRole('button', { name: 'mode: undefined' });
    await button.click();
    await expect.element(button).toBeVisible();
    expect(localStorage.getItem('mui-mode')).toBeNull();
    root.unmount();
    host.remove();
  },
);

claim(
  'With CSS variables the mode in the theme does not change, so such styles never switch.',
  async () => {
    const theme = createTheme({
      cssVariables: { cssVarPrefix: 'switch', colorSchemeSelector: 'class' },
      colorSchemes: { light: true, dark: true },
    });
    const Ternary = styled('p')(({ theme: current }) => ({
      outlineColor: current.palette.mode === 'dark' ? 'rgb(1, 1, 1)' : 'rgb(2, 2, 2)',
    }));
    const Applied = styled('p')(({ theme: current }) => [
      { outlineColor: 'rgb(2, 2, 2)' },
      current.applyStyles('dark', { outlineColor: 'rgb(1, 1, 1)' }),
    ]);
    const host = document.body.appendChild(document.createElement('div'));
    const root = createRoot(host);
    root.render(
      <ThemeProvider
        theme={theme}
        defaultMode="dark"
        storageManager={null}
        {...{ colorSchemeNode: host }}
      >
        <Ternary>ternary</Ternary>
        <Applied>applied</Applied>
      </ThemeProvider>,
    );
    const outline = (text: string) => getComputedStyle(page.getByText(text).element()).outlineColor;
    await expect.poll(() => outline('applied')).toBe('rgb(1, 1, 1)');
    expect(outline('ternary')).toBe('rgb(2, 2, 2)');
    root.unmount();
    host.remove();
  },
);

claim('A theme with CSS variables does that without the prop.', () => {
  const theme: object = createTheme({
    cssVariables: { colorSchemeSelector: 'class' },
    colorSchemes: { light: true, dark: true },
  });
  // The types have the function only when a program declares that it uses CSS variables.
  const sheets: unknown =
    'generateStyleSheets' in theme &&
    typeof theme.generateStyleSheets === 'function' &&
    theme.generateStyleSheets();
  expect(sheets).toContainEqual(
    expect.objectContaining({ '.dark': expect.objectContaining({ colorScheme: 'dark' }) }),
  );
});
