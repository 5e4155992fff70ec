import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import Portal from '@mui/material/Portal';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { claim, expect, page, show, vi } from '#claims';
import DuplicateCheck from './demos/duplicate-check.tsx';

const result = () => page.getByRole('status');

claim('Paste what `npm ls` prints.', async () => {
  await show(<DuplicateCheck />);
  await expect.element(result()).toHaveTextContent('@mui/material: 7.1.2 and 6.4.8');
  const field = page.getByRole('textbox');
  await field.fill('orders@2.4.0\n├── lucide-react@0.525.0\n└── react@19.1.0');
  await expect.element(result()).toHaveTextContent('No package appears in two versions.');
  await field.fill(
    '├── react@19.1.0\n└─┬ old-form@1.0.0\n  ├── react@18.3.1\n  └── @emotion/react@11.14.0',
  );
  await expect.element(result()).toHaveTextContent('react: 19.1.0 and 18.3.1');
});

claim('Portals keep the theme, a second React root does not.', async () => {
  function Mode() {
    return <p>{useTheme().spacing(1)}</p>;
  }
  const host = document.createElement('div');
  const second = createRoot(host);
  function Starts() {
    useEffect(() => second.render(<Mode />), []);
    return null;
  }
  await show(
    <ThemeProvider theme={createTheme({ spacing: 3 })}>
      <Portal>
        <Mode />
      </Portal>
      <Starts />
    </ThemeProvider>,
  );
  await expect.element(page.getByText('3px')).toBeVisible();
  await expect.poll(() => host.textContent).toBe('8px');
  second.unmount();
});

claim('a `p` cannot hold a `div`: set `component` on `Typography`', async () => {
  const parsed = new DOMParser().parseFromString('<p><div>Inside</div></p>', 'text/html');
  expect(parsed.querySelector('p > div')).toBeNull();
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(
    <>
      <Typography>Text</Typography>
      <Typography component="div">
        <Box>Inside</Box>
      </Typography>
    </>,
  );
  expect(page.getByText('Text').element().tagName).toBe('P');
  expect(page.getByText('Inside').element().parentElement?.tagName).toBe('DIV');
  expect(error).not.toHaveBeenCalled();
});

claim(
  'Development builds of React and Material UI explain many mistakes in plain words.',
  async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(
      <Tabs value="late">
        <Tab value="early" label="Early" />
      </Tabs>,
    );
    await expect.element(page.getByRole('tab')).toBeVisible();
    const text = error.mock.calls.flat().join(' ');
    expect(text).toContain('MUI: The `value` provided to the Tabs component is invalid.');
    expect(text).toContain('You can provide one of the following values: early');
    error.mockRestore();
  },
);

claim('fonts are not loaded for you', async () => {
  const before = document.querySelectorAll('link[rel=stylesheet]').length;
  await show(
    <>
      <CssBaseline />
      <Typography>Text</Typography>
    </>,
  );
  expect(getComputedStyle(page.getByText('Text').element()).fontFamily).toContain('Roboto');
  const sheets = [...document.querySelectorAll('style[data-emotion]')].filter(
    (style) => style instanceof HTMLStyleElement,
  );
  const rules = sheets.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])]);
  expect(rules.length).toBeGreaterThan(0);
  expect(rules.filter((rule) => rule instanceof CSSFontFaceRule)).toEqual([]);
  expect(document.querySelectorAll('link[rel=stylesheet]')).toHaveLength(before);
});
