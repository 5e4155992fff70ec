import { useEffect, type ComponentProps } from 'react';
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import { claim, expect, show, vi } from '#claims';

const root = document.documentElement;
const attributes = ['data-mui-color-scheme', 'data-mode', 'data-dark', 'data-light', 'data-theme'];

/** Runs the script the way a browser does that meets it in the HTML. */
async function run(props: ComponentProps<typeof InitColorSchemeScript>) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = await show(<InitColorSchemeScript {...props} />);
  const text = view.container.querySelector('script')?.textContent ?? '';
  await view.unmount();
  for (const name of attributes) root.removeAttribute(name);
  root.className = '';
  const script = document.createElement('script');
  script.textContent = text;
  document.body.append(script);
}

claim('The script reads the stored mode from `localStorage`, key `mui-mode`', async () => {
  localStorage.setItem('mui-mode', 'dark');
  await run({ attribute: 'class' });
  expect(root.className).toBe('dark');
});

claim('asks the browser for its preference when the mode is `system`', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(
    Object.assign(new EventTarget(), {
      matches: true,
      media: '',
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  await run({ attribute: 'class' });
  expect(root.className).toBe('dark');
  await run({ attribute: 'class', defaultMode: 'light' });
  expect(root.className).toBe('light');
});

claim('On the first visit nothing is stored, and the script uses `defaultMode`', async () => {
  await run({ defaultMode: 'dark' });
  expect(root.getAttribute('data-mui-color-scheme')).toBe('dark');
});

claim('| `\'class\'` | `class="dark"` |', async () => {
  localStorage.setItem('mui-mode', 'dark');
  await run({});
  expect(root.getAttribute('data-mui-color-scheme')).toBe('dark');
  await run({ attribute: 'data' });
  expect(root.getAttribute('data-dark')).toBe('');
  await run({ attribute: 'data-mode' });
  expect(root.getAttribute('data-mode')).toBe('dark');
  await run({ attribute: '.mode-%s' });
  expect(root.className).toBe('mode-dark');
  await run({ attribute: '[data-theme="%s"]' });
  expect(root.getAttribute('data-theme')).toBe('dark');
  await run({ attribute: 'class' });
  expect(root.className).toBe('dark');
});

claim(
  'The provider uses the same attribute, so a later `setMode` changes what the script wrote.',
  async () => {
    localStorage.setItem('mui-mode', 'dark');
    await run({ attribute: 'class' });
    const theme = createTheme({
      cssVariables: { colorSchemeSelector: 'class', cssVarPrefix: 'own' },
      colorSchemes: { light: true, dark: true },
    });
    // As if it were the first provider of the page.
    const ownContext = { disableNestedContext: true };
    const Light = () => {
      const { setMode } = useColorScheme();
      useEffect(() => setMode('light'), [setMode]);
      return null;
    };
    await show(
      <ThemeProvider theme={theme} {...ownContext}>
        <Light />
      </ThemeProvider>,
    );
    await expect.poll(() => root.className).toBe('light');
  },
);

claim('If storage is blocked, the script stops without an error', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  const failed = vi.fn();
  window.addEventListener('error', failed);
  await run({ attribute: 'class', defaultMode: 'dark' });
  window.removeEventListener('error', failed);
  expect(failed).not.toHaveBeenCalled();
  expect(root.className).toBe('');
});

claim('A script that React renders in the browser never runs.', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  root.removeAttribute('data-theme');
  await show(<InitColorSchemeScript attribute="data-theme" defaultMode="dark" />);
  expect(document.querySelector('script[nonce]')).not.toBeNull();
  expect(root.hasAttribute('data-theme')).toBe(false);
});

claim('In the browser, it renders an empty `nonce`', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = await show(<InitColorSchemeScript nonce="r4nd0m" />);
  expect(view.container.querySelector('script')?.nonce).toBe('');
});
