import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { renderToString } from 'react-dom/server';
import { render } from 'vitest-browser-react';
import { claim, expect, page, show } from '#claims';
import ParcelSearch from './demos/parcel-search.tsx';
import source from './demos/parcel-search.tsx?raw';

claim('This card is made of nine of them, without a line of CSS in a file:', async () => {
  await show(<ParcelSearch />);
  await expect.element(page.getByRole('tab', { name: 'NO-41-208' })).toBeVisible();
  const parts = 'Button Card CardActions CardContent Chip Stack Tab Tabs Typography'.split(' ');
  expect(parts.filter((name) => document.querySelector(`.Mui${name}-root`)).length).toBe(9);
  const imported = [...source.matchAll(/ from '(@mui\/[^']+)'/g)].map(([, path]) => path);
  expect(imported).toEqual(parts.map((name) => `@mui/material/${name}`));
  await page.getByRole('tab', { name: 'NO-41-219' }).click();
  await expect.element(page.getByText('Address not found in Voss')).toBeVisible();
  await page.getByRole('button', { name: 'Follow' }).click();
  await expect.element(page.getByRole('button', { name: 'Stop following' })).toBeVisible();
});

claim(
  'Components render to HTML on the server; what is in a portal, such as an open dialog, follows in the browser.',
  async () => {
    expect(renderToString(<Button>Save</Button>)).toContain('Save');
    expect(renderToString(<Dialog open>Saved</Dialog>)).not.toContain('Saved');
    await show(<Dialog open>Saved</Dialog>);
    await expect.element(page.getByRole('dialog')).toHaveTextContent('Saved');
  },
);

claim('A component takes its look from three places. The later wins.', async () => {
  const theme = createTheme({
    components: {
      MuiButton: {
        defaultProps: { variant: 'outlined' },
        styleOverrides: { root: { marginTop: 1 } },
      },
    },
  });
  await show(
    <ThemeProvider theme={theme}>
      <Button>Theme</Button>
      <Button variant="contained" sx={{ marginTop: '7px' }}>
        Props
      </Button>
    </ThemeProvider>,
  );
  await expect
    .element(page.getByRole('button', { name: 'Theme' }))
    .toHaveClass('MuiButton-outlined');
  const second = page.getByRole('button', { name: 'Props' });
  await expect.element(second).toHaveClass('MuiButton-contained');
  await expect.element(second).toHaveStyle({ marginTop: '7px' });
});

claim('They win over the styles that a prop chooses.', async () => {
  const theme = createTheme({
    components: {
      MuiButton: {
        styleOverrides: { root: { backgroundColor: 'rgb(1, 2, 3)' } },
        variants: [{ props: { size: 'small' }, style: { backgroundColor: 'rgb(4, 5, 6)' } }],
      },
    },
  });
  await show(
    <ThemeProvider theme={theme}>
      <Button variant="contained" color="error">
        Override
      </Button>
      <Button variant="contained" color="error" size="small">
        Variant
      </Button>
      <Button variant="contained" size="small" sx={{ backgroundColor: 'rgb(7, 8, 9)' }}>
        Own
      </Button>
    </ThemeProvider>,
  );
  const color = (name: string) =>
    getComputedStyle(page.getByRole('button', { name }).element()).backgroundColor;
  await expect.poll(() => color('Override')).toBe('rgb(1, 2, 3)');
  expect(color('Variant')).toBe('rgb(4, 5, 6)');
  expect(color('Own')).toBe('rgb(7, 8, 9)');
});

claim('Without a provider the default theme is used.', async () => {
  await render(<Button variant="contained">Save</Button>);
  const { backgroundColor, fontFamily } = getComputedStyle(page.getByRole('button').element());
  expect(backgroundColor).toBe('rgb(25, 118, 210)');
  expect(fontFamily).toContain('Roboto');
});
