import AppBar from '@mui/material/AppBar';
import Paper from '@mui/material/Paper';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Button from '@mui/material/Button';
import { MemoryRouter, NavLink } from 'react-router';
import { anatomy, claim, expect, page, show, userEvent } from '#claims';
import HarborBar from './demos/harbor-bar.tsx';
import AccountBar from './demos/account-bar.tsx';
import BackToTop from './demos/back-to-top.tsx';
import BarOnScroll from './demos/bar-on-scroll.tsx';
import BottomBar from './demos/bottom-bar.tsx';
import BuildActions from './demos/build-actions.tsx';
import DrawerNav from './demos/drawer-nav.tsx';
import FoldingNav from './demos/folding-nav.tsx';
import LiftOnScroll from './demos/lift-on-scroll.tsx';
import SelectionBar from './demos/selection-bar.tsx';
import TabsBar from './demos/tabs-bar.tsx';
import ToolbarHeights from './demos/toolbar-heights.tsx';
import text from './page.md?raw';

const background = (name: string) =>
  getComputedStyle(page.getByText(name, { exact: true }).element()).backgroundColor;

const color = (name: string) =>
  getComputedStyle(page.getByText(name, { exact: true }).element()).color;

claim(
  'In dark mode, a bar with a palette color or `default` is dark gray, like other surfaces.',
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

claim(
  'In both modes, `transparent` has no background and takes the text color of its parent, and `inherit` has the background and the text color of a [Paper](/components/paper/).',
  async () => {
    for (const mode of ['light', 'dark'] as const) {
      const screen = await show(
        <div style={{ color: 'rgb(1, 2, 3)' }}>
          <ThemeProvider theme={createTheme({ palette: { mode } })}>
            <AppBar position="static" color="transparent">
              transparent
            </AppBar>
            <AppBar position="static" color="inherit">
              inherit
            </AppBar>
            <Paper>paper</Paper>
          </ThemeProvider>
        </div>,
      );
      await expect.poll(() => background('transparent')).toBe('rgba(0, 0, 0, 0)');
      expect(background('inherit')).toBe(background('paper'));
      expect(color('transparent')).toBe('rgb(1, 2, 3)');
      expect(color('inherit')).toBe(color('paper'));
      expect(color('inherit')).not.toBe('rgb(1, 2, 3)');
      await screen.unmount();
    }
  },
);

claim('A `fixed` bar takes no space in the page, so it covers the first lines.', async () => {
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
  '`Toolbar` is 56 px high, 48 px in landscape below the `sm` breakpoint, and 64 px from `sm` on.',
  async () => {
    await show(
      <>
        <Toolbar>regular</Toolbar>
        <Toolbar variant="dense">dense</Toolbar>
      </>,
    );
    const height = (name: string) =>
      page.getByText(name, { exact: true }).element().getBoundingClientRect().height;
    await expect.poll(() => height('regular')).toBe(64);
    expect(height('dense')).toBe(48);
    await page.viewport(560, 390);
    await expect.poll(() => height('regular')).toBe(48);
    await page.viewport(390, 800);
    await expect.poll(() => height('regular')).toBe(56);
    await page.viewport(1280, 800);
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

claim('On phones, collapse them into a menu.', async () => {
  await page.viewport(390, 800);
  await show(<FoldingNav />);
  const opener = page.getByRole('button', { name: 'Open navigation' });
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
  await opener.click();
  const menu = page.getByRole('menu', { name: 'Open navigation' });
  await expect.element(menu).toBeVisible();
  const button = document.querySelector('[aria-haspopup=menu]');
  const controlled = document.getElementById(button?.getAttribute('aria-controls') ?? '');
  expect(controlled?.contains(menu.element())).toBe(true);
  await page.getByRole('menuitem', { name: 'Customers' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('You are at: Customers');
});

claim('On wide screens, show the destinations as buttons.', async () => {
  await show(<FoldingNav />);
  await page.getByRole('button', { name: 'Invoices' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('You are at: Invoices');
});

claim('Use it to hide the bar while they scroll down, or to give it a shadow.', async () => {
  await show(<BarOnScroll />);
  const region = page.getByRole('region');
  const bar = page.getByText('Containers', { exact: true });
  await expect.element(bar).toBeVisible();
  region.element().scrollTo({ top: 300 });
  await expect.element(bar).not.toBeVisible();
});

claim('By default, the hook returns `false` again as soon as people scroll up.', async () => {
  await show(<BarOnScroll />);
  const region = page.getByRole('region');
  const bar = page.getByText('Containers', { exact: true });
  await expect.element(bar).toBeVisible();
  region.element().scrollTo({ top: 300 });
  await expect.element(bar).not.toBeVisible();
  region.element().scrollTo({ top: 280 });
  await expect.element(bar).toBeVisible();
});

claim('A `Badge` around the icon shows the count, and disappears at 0.', async () => {
  await show(<AccountBar />);
  const badge = () => document.querySelector('.MuiBadge-badge');
  await page.getByRole('button', { name: 'Notifications, 4 unread' }).click();
  await expect.element(page.getByRole('button', { name: 'Notifications' })).toBeVisible();
  await expect.poll(() => badge()?.classList.contains('MuiBadge-invisible')).toBe(true);
});

claim(
  'When people select items, replace the title with the count, and the actions with those for the selection.',
  async () => {
    await show(<SelectionBar />);
    await page.getByRole('checkbox', { name: 'Market.jpg' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('2 selected');
    await page.getByRole('button', { name: 'Delete selected' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Photos');
    await expect
      .element(page.getByRole('checkbox', { name: 'Market.jpg' }))
      .not.toBeInTheDocument();
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  },
);

claim(
  'A temporary drawer takes the focus when it opens, and returns it to the button when it closes.',
  async () => {
    await show(<DrawerNav />);
    const opener = page.getByRole('button', { name: 'Open navigation' });
    await opener.click();
    const nav = page.getByRole('navigation', { name: 'Main' });
    await expect.element(nav).toBeVisible();
    const drawer = () => document.querySelector('.MuiDrawer-root');
    await expect.poll(() => drawer()?.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(nav).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  },
);

claim('`NavLink` of React Router sets `aria-current="page"` on the current one', async () => {
  await show(
    <MemoryRouter initialEntries={['/orders']}>
      <Button component={NavLink} to="/orders">
        Orders
      </Button>
      <Button component={NavLink} to="/customers">
        Customers
      </Button>
    </MemoryRouter>,
  );
  await expect
    .element(page.getByRole('link', { name: 'Orders' }))
    .toHaveAttribute('aria-current', 'page');
  await expect
    .element(page.getByRole('link', { name: 'Customers' }))
    .not.toHaveAttribute('aria-current');
});

claim(
  'Put `Tabs` below the `Toolbar`, not inside it: the bar stacks the two, and grows with them.',
  async () => {
    await show(<TabsBar />);
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    await expect.poll(() => box('.MuiTabs-root')?.top).toBe(box('.MuiToolbar-root')?.bottom);
    await page.getByRole('tab', { name: 'Invoices' }).click();
    await expect.element(page.getByRole('tabpanel', { name: 'Invoices' })).toBeVisible();
  },
);

claim(
  '`disableHysteresis` keeps the shadow while people scroll up, until they reach the top.',
  async () => {
    await show(<LiftOnScroll />);
    const region = page.getByRole('region');
    const lifted = () => document.querySelector('.MuiAppBar-root.MuiPaper-elevation4') !== null;
    await expect.element(region).toBeVisible();
    expect(lifted()).toBe(false);
    region.element().scrollTo({ top: 200 });
    await expect.poll(lifted).toBe(true);
    region.element().scrollTo({ top: 100 });
    await expect.poll(() => region.element().scrollTop).toBe(100);
    expect(lifted()).toBe(true);
    region.element().scrollTo({ top: 0 });
    await expect.poll(lifted).toBe(false);
  },
);

claim(
  '`Zoom` hides the button with `visibility`, so the keyboard skips it while it is hidden.',
  async () => {
    await show(<BackToTop />);
    const region = page.getByRole('region');
    const fab = () => document.querySelector('.MuiFab-root');
    await expect
      .poll(() => fab() && getComputedStyle(fab() ?? document.body).visibility)
      .toBe('hidden');
    region.element().scrollTo({ top: 400 });
    await page.getByRole('button', { name: 'Back to top' }).click();
    await expect.poll(() => region.element().scrollTop).toBe(0);
    await expect.element(region).toHaveFocus();
  },
);

claim('In dark mode they need `enableColorOnDark`.', async () => {
  const sx = { '--AppBar-background': '#1b5e20', '--AppBar-color': '#fff' };
  await show(
    <ThemeProvider theme={createTheme({ palette: { mode: 'dark' } })}>
      <AppBar position="static" sx={sx}>
        without
      </AppBar>
      <AppBar position="static" sx={sx} enableColorOnDark>
        with
      </AppBar>
    </ThemeProvider>,
  );
  await expect.poll(() => background('with')).toBe('rgb(27, 94, 32)');
  expect(background('without')).toBe('rgb(18, 18, 18)');
});

claim("Set `sx={{ top: 'auto', bottom: 0 }}` on a `fixed` bar.", async () => {
  await show(<BottomBar />);
  const bar = () => document.querySelector('.MuiAppBar-root')?.getBoundingClientRect();
  await expect.poll(() => bar()?.bottom).toBe(window.innerHeight);
  await page.getByRole('button', { name: 'Add a task' }).click();
  await expect.element(page.getByText('Task 4')).toBeVisible();
});

claim(
  'The media queries of the toolbar override a plain number, but not a value with a breakpoint, which comes after them.',
  async () => {
    await show(<ToolbarHeights />);
    const heights = () =>
      [...document.querySelectorAll('.MuiToolbar-root')].map(
        (toolbar) => toolbar.getBoundingClientRect().height,
      );
    await expect.poll(heights).toEqual([48, 64, 128]);
    await page.viewport(560, 390);
    await expect.poll(heights).toEqual([48, 48, 128]);
    await page.viewport(1280, 800);
    await show(<Toolbar sx={{ minHeight: 128 }}>plain</Toolbar>);
    await expect.poll(() => heights().at(-1)).toBe(64);
  },
);

claim(
  'A `fixed` bar becomes `absolute` in print, so it appears on the first page only.',
  async () => {
    await show(<AppBar>Orders</AppBar>);
    await expect.element(page.getByRole('banner')).toBeVisible();
    const printed = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText === 'print')
      .flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : []))
      .filter(
        (rule) =>
          rule instanceof CSSStyleRule &&
          page.getByRole('banner').element().matches(rule.selectorText),
      )
      .map((rule) => rule.cssText);
    expect(printed.join()).toContain('position: absolute');
  },
);

anatomy(text, 'AppBar', () =>
  show(
    <AppBar>
      <Toolbar>Orders</Toolbar>
    </AppBar>,
  ),
);

claim('Choose by how many bars you want to change:', async () => {
  const Flat = styled(AppBar)({ boxShadow: 'none' });
  const theme = createTheme({
    components: { MuiAppBar: { styleOverrides: { root: { borderBottomWidth: 3 } } } },
  });
  await show(
    <>
      <AppBar position="static" sx={{ borderRadius: 2 }}>
        one
      </AppBar>
      <Flat position="static">reused</Flat>
      <ThemeProvider theme={theme}>
        <AppBar
          position="static"
          variant="outlined"
          color="default"
          sx={{ '--mui-palette-AppBar-defaultBg': '#cfd8dc' }}
        >
          themed
        </AppBar>
      </ThemeProvider>
      <AppBar position="static" classes={{ root: 'bar' }}>
        part
      </AppBar>
      <AppBar
        position="static"
        color="default"
        sx={{ '--mui-palette-AppBar-defaultBg': '#cfd8dc' }}
      >
        variable
      </AppBar>
    </>,
  );
  const bar = (name: string) => page.getByText(name, { exact: true }).element();
  expect(getComputedStyle(bar('one')).borderRadius).toBe('8px');
  expect(getComputedStyle(bar('reused')).boxShadow).toBe('none');
  expect(getComputedStyle(bar('themed')).borderBottomWidth).toBe('3px');
  expect(bar('part').className).toContain('bar');
  expect(getComputedStyle(bar('variable')).backgroundColor).toBe('rgb(207, 216, 220)');
  expect(getComputedStyle(bar('themed')).backgroundColor).not.toBe('rgb(207, 216, 220)');
});

claim(
  '`AppBar` and `Toolbar` add no keys of their own: :kbd[Tab] moves through the controls in the order of the code.',
  async () => {
    await show(<HarborBar />);
    for (const name of ['Open navigation', 'New ship']) {
      await userEvent.keyboard('{Tab}');
      await expect.element(page.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect.element(page.getByRole('button', { name: 'New ship' })).toHaveFocus();
  },
);

claim('`AppBar` renders a `<header>`. As the header of the page it is the `banner`', async () => {
  await show(
    <>
      <AppBar position="static">Orders</AppBar>
      <AppBar position="static" component="div">
        Card
      </AppBar>
    </>,
  );
  expect(page.getByRole('banner').elements()).toHaveLength(1);
  await expect.element(page.getByRole('banner')).toHaveTextContent('Orders');
});

claim('the background of `default` bars in light mode', async () => {
  for (const paletteMode of ['light', 'dark'] as const) {
    const screen = await show(
      <AppBar
        position="static"
        color="default"
        sx={{ '--mui-palette-AppBar-defaultBg': '#cfd8dc' }}
      >
        Orders
      </AppBar>,
      { paletteMode },
    );
    expect(background('Orders') === 'rgb(207, 216, 220)').toBe(paletteMode === 'light');
    await screen.unmount();
  }
});

claim('They work in every theme.', async () => {
  await show(
    <ThemeProvider theme={createTheme()}>
      <AppBar
        position="static"
        data-testid="bar"
        sx={{ '--AppBar-background': '#1b5e20', '--AppBar-color': '#ff0' }}
      >
        Orders
      </AppBar>
    </ThemeProvider>,
  );
  const style = getComputedStyle(page.getByTestId('bar').element());
  expect(style.backgroundColor).toBe('rgb(27, 94, 32)');
  expect(style.color).toBe('rgb(255, 255, 0)');
});
