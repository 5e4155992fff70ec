import Box from '@mui/material/Box';
import Drawer, { drawerClasses } from '@mui/material/Drawer';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import { anatomy, claim, expect, page, show, userEvent, vi } from '#claims';
import KeptFilter from './demos/kept-filter.tsx';
import PermanentDrawer from './demos/permanent-drawer.tsx';
import PersistentDrawer from './demos/persistent-drawer.tsx';
import RecipeDrawer from './demos/recipe-drawer.tsx';
import SwipeDrawer from './demos/swipe-drawer.tsx';
import text from './page.md?raw';
import BusStopPanel from './demos/bus-stop-panel.tsx';

const paper = () => {
  const found = document.querySelector<HTMLElement>('.MuiDrawer-paper');
  if (!found) throw new Error('There is no drawer.');
  return found;
};

claim('closes with a click outside or :kbd[Esc]', async () => {
  await show(<RecipeDrawer />);
  const open = () => page.getByRole('button', { name: 'Browse recipes' }).click();
  await open();
  await expect.element(page.getByRole('dialog', { name: 'Recipes' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await open();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  const backdrop = document.querySelector('.MuiBackdrop-root');
  if (backdrop) await userEvent.click(backdrop, { position: { x: 900, y: 400 } });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

claim('focus moves into it, :kbd[Tab] stays inside', async () => {
  await show(<RecipeDrawer />);
  const button = page.getByRole('button', { name: 'Browse recipes' });
  await button.click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  for (let step = 0; step < 6; step += 1) {
    await userEvent.keyboard('{Tab}');
    expect(document.querySelector('.MuiDrawer-root')?.contains(document.activeElement)).toBe(true);
  }
  expect(document.body.style.overflow).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
});

claim(
  '`onClose` receives the reason as its second argument, `backdropClick` or `escapeKeyDown`.',
  async () => {
    const onClose = vi.fn<(event: object, reason: string) => void>();
    await show(
      <Drawer open onClose={onClose}>
        <button type="button">Inside</button>
      </Drawer>,
    );
    await userEvent.keyboard('{Escape}');
    const backdrop = document.querySelector('.MuiBackdrop-root');
    if (backdrop) await userEvent.click(backdrop, { position: { x: 900, y: 400 } });
    expect(onClose.mock.calls.map(([, reason]) => reason)).toEqual([
      'escapeKeyDown',
      'backdropClick',
    ]);
  },
);

claim('`left` and `right` change sides, and so does the direction of the animation', async () => {
  const open = await show(<Drawer open>Content</Drawer>, { direction: 'rtl' });
  await expect.poll(() => Math.round(paper().getBoundingClientRect().right)).toBe(innerWidth);
  await open.unmount();
  // Where a closed drawer waits is where it comes from.
  for (const direction of ['ltr', 'rtl'] as const) {
    const closed = await show(
      <Drawer keepMounted open={false}>
        Content
      </Drawer>,
      { direction },
    );
    await expect
      .poll(() => paper().style.transform)
      .toMatch(direction === 'ltr' ? /^translateX\(-\d/ : /^translateX\(\d/);
    await closed.unmount();
  }
});

claim('The content of a closed drawer is not in the document, and its state is lost.', async () => {
  await show(<RecipeDrawer />);
  expect(page.getByText('Soups').elements()).toHaveLength(0);
  await show(<KeptFilter />);
  await page.getByRole('button', { name: 'Filter patients' }).click();
  await page.getByLabelText('Room').fill('12');
  await page.getByRole('button', { name: 'Show patients' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Filter patients' }).click();
  await expect.element(page.getByLabelText('Room')).toHaveValue('12');
});

claim('and its content is always mounted', async () => {
  await show(<SwipeDrawer />);
  await expect.element(page.getByText('Next: Paper Lanterns')).toBeInTheDocument();
  await expect.element(page.getByText('Next: Paper Lanterns')).not.toBeVisible();
});

claim('A persistent drawer has no backdrop and closes only when you change `open`.', async () => {
  await show(<PersistentDrawer />);
  await page.getByRole('button', { name: 'Show layers' }).click();
  await expect.element(page.getByRole('link', { name: 'Trails' })).toBeVisible();
  expect(document.querySelector('.MuiBackdrop-root')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await page.getByText('The map moves aside.').click();
  await expect.element(page.getByRole('link', { name: 'Trails' })).toBeVisible();
});

claim('Its content stays in the document when it is closed, hidden from the keyboard', async () => {
  await show(<PersistentDrawer />);
  await expect.element(page.getByText('Trails')).toBeInTheDocument();
  expect(page.getByRole('link').elements()).toHaveLength(0);
});

claim('A permanent drawer is always visible and ignores `open`.', async () => {
  await show(
    <Drawer variant="permanent" open={false}>
      <button type="button">Inside</button>
    </Drawer>,
  );
  await expect.element(page.getByRole('button', { name: 'Inside' })).toBeVisible();
});

claim('Its paper has `position: fixed`, so give the drawer itself the same width', async () => {
  await show(<PermanentDrawer />);
  expect(getComputedStyle(paper()).position).toBe('fixed');
  const main = page
    .getByText(/^The next train/)
    .element()
    .getBoundingClientRect();
  expect(main.left).toBeGreaterThanOrEqual(140);
});

claim('`sx` and `className` on `Drawer` reach the outer element, not the panel.', async () => {
  await show(
    <Drawer open className="mine" sx={{ color: 'rgb(1, 2, 3)' }}>
      Content
    </Drawer>,
  );
  expect(document.querySelector('.mine')?.className).toContain('MuiDrawer-root');
  expect(paper().className).not.toContain('mine');
});

claim('The panel of a temporary drawer has no role.', async () => {
  await show(<Drawer open>Content</Drawer>);
  expect(paper().getAttribute('role')).toBeNull();
  expect(page.getByRole('dialog').elements()).toHaveLength(0);
});

claim('A swipe calls `onOpen` and `onClose` without arguments', async () => {
  const onClose = vi.fn();
  await show(
    <SwipeableDrawer open onOpen={() => undefined} onClose={onClose}>
      <div style={{ width: 240 }}>Queue</div>
    </SwipeableDrawer>,
  );
  const target = page.getByText('Queue').element();
  const touch = (type: string, x: number) => {
    const point = new Touch({
      identifier: 1,
      target,
      clientX: x,
      pageX: x,
      clientY: 20,
      pageY: 20,
    });
    target.dispatchEvent(
      new TouchEvent(type, {
        bubbles: true,
        cancelable: true,
        touches: type === 'touchend' ? [] : [point],
        changedTouches: [point],
      }),
    );
  };
  touch('touchstart', 200);
  touch('touchmove', 180);
  touch('touchmove', 20);
  touch('touchend', 20);
  await expect.poll(() => onClose.mock.calls).toEqual([[]]);
});

claim('an open drawer with `display: none` still keeps the page from scrolling', async () => {
  await show(
    <Drawer open sx={{ display: 'none' }}>
      Content
    </Drawer>,
  );
  await expect.poll(() => getComputedStyle(document.body).overflow).toBe('hidden');
});

claim('Style the panel with `slotProps.paper`.', async () => {
  await show(
    <Drawer open slotProps={{ paper: { sx: { width: 222 } } }}>
      Content
    </Drawer>,
  );
  expect(getComputedStyle(paper()).width).toBe('222px');
});

claim('Otherwise it also narrows drawers at the top and bottom.', async () => {
  const width = { width: 280, maxWidth: '85vw' };
  const plain = createTheme({
    components: { MuiDrawer: { styleOverrides: { paper: width } } },
  });
  const byAnchor = createTheme({
    components: {
      MuiDrawer: {
        styleOverrides: { paper: { variants: [{ props: { anchor: 'left' }, style: width }] } },
      },
    },
  });
  for (const [theme, anchor, expected] of [
    [plain, 'bottom', 280],
    [byAnchor, 'left', 280],
    [byAnchor, 'bottom', innerWidth],
  ] as const) {
    const view = await show(
      <ThemeProvider theme={theme}>
        <Drawer open anchor={anchor}>
          Content
        </Drawer>
      </ThemeProvider>,
    );
    expect(paper().offsetWidth).toBe(expected);
    await view.unmount();
  }
});

anatomy(text, 'Drawer', () => show(<Drawer open>Content</Drawer>));

claim("To open it inside a card or a map, set `position: 'absolute'` on the paper.", async () => {
  await show(
    <Box sx={{ width: 400, m: 4 }} data-testid="place">
      <BusStopPanel />
    </Box>,
  );
  const place = page.getByTestId('place').element().getBoundingClientRect();
  const panel = document.querySelector('.MuiDrawer-paper')?.getBoundingClientRect();
  expect([panel?.left, panel?.top]).toEqual([place.left, place.top]);
  await page.getByRole('button', { name: 'Times' }).click();
  await expect.element(page.getByText('Mill Street')).not.toBeVisible();
});

claim('calls `onClose` of a temporary drawer; the other variants ignore it', async () => {
  const onClose = vi.fn();
  const first = await show(
    <Drawer open onClose={onClose}>
      Content
    </Drawer>,
  );
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  await first.unmount();
  await show(
    <>
      <Drawer variant="persistent" open onClose={onClose}>
        <button>Persistent</button>
      </Drawer>
      <Drawer variant="permanent" onClose={onClose} anchor="right">
        <button>Permanent</button>
      </Drawer>
    </>,
  );
  for (const name of ['Persistent', 'Permanent']) {
    await page.getByRole('button', { name }).click();
    await userEvent.keyboard('{Escape}');
  }
  expect(onClose).toHaveBeenCalledOnce();
});

claim('in a temporary drawer, from the last one back to the first', async () => {
  await show(
    <Drawer open>
      <button>First</button>
      <button>Last</button>
    </Drawer>,
  );
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(page.getByRole('button', { name: 'Last' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'First' })).toHaveFocus();
});

claim(
  'A variable on an element of your page does not reach it, so set it on the drawer.',
  async () => {
    const Wide = styled(Drawer)({ [`& .${drawerClasses.paper}`]: { width: 280 } });
    const layer = () => {
      const root = document.querySelector('.MuiDrawer-root');
      return root && getComputedStyle(root).zIndex;
    };
    const first = await show(
      <Box sx={{ '--mui-zIndex-drawer': 1000 }}>
        <Wide open>Content</Wide>
      </Box>,
    );
    expect(layer()).toBe('1200');
    expect(document.querySelector('.MuiDrawer-paper')?.getBoundingClientRect().width).toBe(280);
    await first.unmount();
    await show(
      <Drawer open sx={{ '--mui-zIndex-drawer': 1000 }}>
        Content
      </Drawer>,
    );
    await expect.poll(layer).toBe('1000');
  },
);
