import AppBar from '@mui/material/AppBar';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import { claim, expect, page, show } from '#claims';
import BarOnScroll from './demos/bar-on-scroll.tsx';
import BuildActions from './demos/build-actions.tsx';
import FoldingNav from './demos/folding-nav.tsx';

const background = (name: string) =>
  getComputedStyle(page.getByText(name, { exact: true }).element()).backgroundColor;

claim(
  'In dark mode a bar with a palette color or `default` is dark gray, like other surfaces, so that it does not glow.',
  async () => {
    await show(
      <ThemeProvider theme={createTheme({ palette: { mode: 'dark' } })}>
        <AppBar position="static">primary</AppBar>
        <AppBar position="static" color="default">
          default
        </AppBar>
        <AppBar position="static" enableColorOnDark>
          kept
        </AppBar>
      </ThemeProvider>,
    );
    await expect.poll(() => background('primary')).toBe('rgb(18, 18, 18)');
    expect(background('default')).toBe('rgb(18, 18, 18)');
    expect(background('kept')).toBe('rgb(144, 202, 249)');
  },
);

claim('`transparent` and `inherit` stay as they are in both modes.', async () => {
  for (const mode of ['light', 'dark'] as const) {
    const screen = await show(
      <ThemeProvider theme={createTheme({ palette: { mode } })}>
        <AppBar position="static" color="transparent">
          transparent
        </AppBar>
      </ThemeProvider>,
    );
    await expect.poll(() => background('transparent')).toBe('rgba(0, 0, 0, 0)');
    await screen.unmount();
  }
});

claim('A `fixed` bar takes no room, so the first lines of the page slide under it.', async () => {
  await show(
    <>
      <AppBar>
        <Toolbar>Orders</Toolbar>
      </AppBar>
      <p style={{ margin: 0 }}>First line</p>
    </>,
  );
  await expect.element(page.getByRole('banner')).toHaveStyle({ position: 'fixed' });
  expect(page.getByText('First line').element().getBoundingClientRect().top).toBeLessThan(56);
});

claim(
  '`Toolbar` is 56 px high, 64 px from the `sm` breakpoint on, and 48 px in landscape on phones.',
  async () => {
    await show(
      <>
        <Toolbar>regular</Toolbar>
        <Toolbar variant="dense">dense</Toolbar>
      </>,
    );
    const height = (name: string) =>
      page.getByText(name, { exact: true }).element().getBoundingClientRect().height;
    await expect.poll(() => height('regular')).toBe(window.innerWidth >= 600 ? 64 : 56);
    expect(height('dense')).toBe(48);
  },
);

claim(
  'A button that opens a menu has `aria-haspopup`, `aria-expanded` and `aria-controls`.',
  async () => {
    await show(<BuildActions />);
    await page.getByRole('button', { name: 'More actions' }).click();
    await expect.element(page.getByRole('menu', { name: 'More actions' })).toBeVisible();
    const opener = document.querySelector('[aria-haspopup=menu]');
    expect(document.getElementById(opener?.getAttribute('aria-controls') ?? '')).not.toBeNull();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Archived');
  },
);

claim('On wide screens, show the places as buttons.', async () => {
  await show(<FoldingNav />);
  await page.getByRole('button', { name: 'Invoices' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('You are at: Invoices');
});

claim('Use it to hide the bar on the way down, or to lift it.', async () => {
  await show(<BarOnScroll />);
  const region = page.getByRole('region');
  const bar = page.getByText('Containers', { exact: true });
  await expect.element(bar).toBeVisible();
  region.element().scrollTo({ top: 300 });
  await expect.element(bar).not.toBeVisible();
});
