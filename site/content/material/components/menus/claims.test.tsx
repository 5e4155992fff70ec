import { useState } from 'react';
import ListSubheader from '@mui/material/ListSubheader';
import ListItemText from '@mui/material/ListItemText';
import ListItemIcon from '@mui/material/ListItemIcon';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Fade from '@mui/material/Fade';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { Link, MemoryRouter } from 'react-router';
import { anatomy, claim, expect, page, show, userEvent, vi } from '#claims';
import AccountMenu from './demos/account-menu.tsx';
import BerthMenu from './demos/berth-menu.tsx';
import ColumnChoices from './demos/column-choices.tsx';
import EditMenu from './demos/edit-menu.tsx';
import FadeMenu from './demos/fade-menu.tsx';
import OrderMenu from './demos/order-menu.tsx';
import PopperMenu from './demos/popper-menu.tsx';
import RowContext from './demos/row-context.tsx';
import SortMenu from './demos/sort-menu.tsx';
import StaticList from './demos/static-list.tsx';
import StyledMenu from './demos/styled-menu.tsx';
import Submenu from './demos/submenu.tsx';
import text from './page.md?raw';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const item = (name: string) => page.getByRole('menuitem', { name });

claim(
  'The button is your part: `aria-haspopup="menu"`, `aria-expanded`, and `aria-controls` with the id of the menu while it is open.',
  async () => {
    await show(<EditMenu />);
    const letter = button('Letter');
    await expect.element(letter).not.toHaveAttribute('aria-controls');
    await letter.click();
    const menu = page.getByRole('menu', { name: 'Letter' });
    await expect.element(menu).toBeVisible();
    const opener = document.querySelector('[aria-haspopup=menu]');
    expect(opener?.getAttribute('aria-expanded')).toBe('true');
    const controlled = document.getElementById(opener?.getAttribute('aria-controls') ?? '');
    expect(controlled?.contains(menu.element())).toBe(true);
  },
);

claim('Choosing an item does not close the menu by itself.', async () => {
  const closed = vi.fn();
  await show(
    <Menu
      open
      anchorReference="anchorPosition"
      anchorPosition={{ left: 20, top: 20 }}
      onClose={closed}
    >
      <MenuItem>Copy</MenuItem>
    </Menu>,
  );
  await item('Copy').click();
  await expect.element(item('Copy')).toBeVisible();
  expect(closed).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(closed).toHaveBeenCalledTimes(1);
});

claim('It opens from a button and closes when someone chooses an item.', async () => {
  await show(<OrderMenu />);
  await button('Order 3041').click();
  await item('Duplicate').click();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(page.getByRole('status')).toHaveTextContent('Last action: Duplicate');
  await expect.element(button('Order 3041')).toHaveFocus();
});

claim('The menu then opens with the focus on it.', async () => {
  await show(<SortMenu />);
  await button(/^Sort/).click();
  await expect.element(page.getByRole('menuitemradio', { name: 'By customer' })).toHaveFocus();
});

claim('In the demo, :kbd[Delete] works while the button has the focus.', async () => {
  await show(<EditMenu />);
  button('Letter').element().focus();
  await userEvent.keyboard('{Delete}');
  await expect.element(page.getByRole('status')).toHaveTextContent('The letter is deleted.');
});

claim('moves to the next item that starts with it', async () => {
  await show(<StaticList />);
  await page.getByRole('menuitemradio', { name: 'Measure' }).click();
  await userEvent.keyboard('c');
  await expect.element(page.getByRole('menuitemradio', { name: 'Compare' })).toHaveFocus();
});

claim('The arrow keys skip disabled items.', async () => {
  await show(<EditMenu />);
  await button('Letter').click();
  await expect.element(item('Copy')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: /^Delete/ })).toHaveFocus();
});

claim(
  'To open at the pointer, set `anchorReference="anchorPosition"` and give the coordinates.',
  async () => {
    await show(<RowContext />);
    const sample = page.getByRole('group', { name: 'Blood sample 77' });
    const pointer = vi.fn();
    document.addEventListener(
      'contextmenu',
      ({ clientX, clientY }) => pointer(`${clientX}px`, `${clientY}px`),
      { once: true },
    );
    await sample.click({ button: 'right', position: { x: 40, y: 30 } });
    const corner = () => {
      const menu = document.querySelector<HTMLElement>('.MuiMenu-paper');
      return [menu?.style.left, menu?.style.top];
    };
    await expect.poll(corner).toEqual(pointer.mock.lastCall);
    await item('Send back').click();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Blood sample 77 goes back to the ward.');
  },
);

claim('Set a lower limit with `slotProps.paper`.', async () => {
  await show(<BerthMenu />);
  await button(/^Aurora/).click();
  const paper = () => document.querySelector('.MuiMenu-paper')?.getBoundingClientRect().height;
  await expect.poll(paper).toBe(240);
  await item('Berth 3').click();
  await expect.element(button('Aurora: Berth 3')).toBeVisible();
});

claim('When people switch several options on and off, leave the menu open', async () => {
  await show(<ColumnChoices />);
  await button('Columns (2)').click();
  const notes = page.getByRole('menuitemcheckbox', { name: 'Notes' });
  await expect.element(notes).toHaveAttribute('aria-checked', 'false');
  await notes.click();
  await expect.element(notes).toHaveAttribute('aria-checked', 'true');
  expect(notes.element().getBoundingClientRect().height).toBeLessThanOrEqual(32);
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Columns (3)')).toBeVisible();
});

claim('The focus skips it and starts at the first item.', async () => {
  await show(<AccountMenu />);
  await button('Account').click();
  await expect.element(item('Settings')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Sign out')).toHaveFocus();
});

claim('Other elements in this place, such as a `Box`, break the initial focus', async () => {
  await show(
    <Menu open anchorReference="anchorPosition" anchorPosition={{ left: 20, top: 20 }}>
      <div>Mei Tanaka</div>
      <MenuItem>Settings</MenuItem>
    </Menu>,
  );
  await expect.element(item('Settings')).toBeVisible();
  await expect.element(item('Settings')).not.toHaveFocus();
});

claim('The role stays `menuitem`.', async () => {
  await show(
    <MemoryRouter>
      <Menu open anchorReference="anchorPosition" anchorPosition={{ left: 20, top: 20 }}>
        <MenuItem component={Link} to="/help/guide">
          Guide
        </MenuItem>
      </Menu>
    </MemoryRouter>,
  );
  await expect.element(item('Guide')).toHaveAttribute('href', '/help/guide');
});

claim('The list scrolls to the selected item when it opens.', async () => {
  const rows = Array.from({ length: 40 }, (_none, index) => `Row ${index + 1}`);
  await show(
    <Menu
      open
      anchorReference="anchorPosition"
      anchorPosition={{ left: 20, top: 20 }}
      slotProps={{ paper: { sx: { maxHeight: 200 } } }}
    >
      {rows.map((row) => (
        <MenuItem key={row} selected={row === 'Row 30'}>
          {row}
        </MenuItem>
      ))}
    </Menu>,
  );
  await expect.element(item('Row 30')).toHaveFocus();
  await expect.element(item('Row 30')).toBeInViewport();
});

claim(
  'Render it before the first one, so that the focus returns to the button when both close at once.',
  async () => {
    await show(<Submenu />);
    await button('Mail in Inbox').click();
    await expect.element(item('Archive')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect.element(item('Inbox')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(item('Move to')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await item('Travel').click();
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(button('Mail in Travel')).toHaveFocus();
  },
);

claim('`elevation` sets the shadow; the default is 8.', async () => {
  await show(<StyledMenu />);
  await button('Share').click();
  const paper = () => document.querySelector('.MuiMenu-paper');
  await expect.poll(() => paper()?.classList.contains('MuiPaper-elevation0')).toBe(true);
  expect(getComputedStyle(paper() ?? document.body).borderRadius).toBe('12px');
  await userEvent.keyboard('{Escape}');
  await expect.poll(paper).toBeNull();
  await show(
    <Menu open anchorReference="anchorPosition" anchorPosition={{ left: 20, top: 20 }}>
      <MenuItem>Copy</MenuItem>
    </Menu>,
  );
  await expect.poll(() => paper()?.classList.contains('MuiPaper-elevation8')).toBe(true);
});

claim('Selects use the same menu, so their lists change as well.', async () => {
  const theme = createTheme({
    components: {
      MuiMenuItem: { defaultProps: { dense: true } },
      MuiMenu: { styleOverrides: { paper: { borderRadius: 12 } } },
    },
  });
  await show(
    <ThemeProvider theme={theme}>
      <Select open value="A4" inputProps={{ 'aria-label': 'Paper' }}>
        <MenuItem value="A4">A4</MenuItem>
      </Select>
    </ThemeProvider>,
  );
  const option = page.getByRole('option', { name: 'A4' });
  await expect.element(option).toHaveClass('MuiMenuItem-dense');
  const paper = document.querySelector('.MuiMenu-paper');
  expect(paper && getComputedStyle(paper).borderRadius).toBe('12px');
});

claim('Replace the transition with `slots.transition`', async () => {
  await show(<FadeMenu />);
  await button('Zoom: 100%').click();
  const paper = () => document.querySelector<HTMLElement>('.MuiMenu-paper')?.style.transition;
  await expect.poll(paper).toMatch(/^opacity 150ms/);
  await item('200%').click();
  await expect.element(button('Zoom: 200%')).toHaveFocus();
});

claim('people can scroll, and a click on another button works at once', async () => {
  const clicked = vi.fn();
  await show(
    <>
      <button onClick={clicked}>Play</button>
      <PopperMenu />
    </>,
  );
  await button('Speed: Normal').click();
  await expect.element(item('Normal')).toHaveFocus();
  expect(document.body.style.overflow).not.toBe('hidden');
  await button('Play').click();
  expect(clicked).toHaveBeenCalledTimes(1);
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await button('Speed: Normal').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(button('Speed: Normal')).toHaveFocus();
});

const shown = {
  open: true,
  anchorReference: 'anchorPosition',
  anchorPosition: { left: 20, top: 20 },
} as const;

claim('or 48 px below the `sm` breakpoint', async () => {
  await show(
    <Menu {...shown}>
      <MenuItem>Copy</MenuItem>
      <MenuItem dense>Delete</MenuItem>
    </Menu>,
  );
  const heights = () =>
    [...document.querySelectorAll('.MuiMenuItem-root')].map((row) =>
      row instanceof HTMLElement ? row.offsetHeight : 0,
    );
  await expect.poll(heights).toEqual([36, 32]);
  await page.viewport(390, 800);
  await expect.poll(() => heights()[0]).toBe(48);
  await page.viewport(1280, 800);
});

claim('The text of an item does not wrap', async () => {
  const text = 'Send a reminder to everybody who has not answered yet '.repeat(3);
  await show(
    <Menu {...shown} slotProps={{ paper: { sx: { width: 300 } } }}>
      <MenuItem>{text}</MenuItem>
      <MenuItem sx={{ whiteSpace: 'normal' }}>{text}</MenuItem>
    </Menu>,
  );
  const heights = () =>
    [...document.querySelectorAll('.MuiMenuItem-root')].map((row) =>
      row instanceof HTMLElement ? row.offsetHeight : 0,
    );
  await expect.poll(() => heights()[0]).toBe(36);
  expect(heights()[1]).toBeGreaterThan(60);
});

claim(
  'A fragment around them logs an error, and the first item does not get the focus, so the arrow keys do nothing.',
  async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(
      <Menu {...shown}>
        <>
          <MenuItem>Copy</MenuItem>
          <MenuItem>Delete</MenuItem>
        </>
      </Menu>,
    );
    await expect.element(item('Copy')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item('Copy')).not.toHaveFocus();
    await expect.element(item('Delete')).not.toHaveFocus();
    expect(error.mock.calls.flat().join(' ')).toContain('Fragment');
  },
);

claim(
  'With `slotProps={{ list: { disabledItemsFocusable: true } }}`, people can reach and read them.',
  async () => {
    await show(
      <Menu {...shown} slotProps={{ list: { disabledItemsFocusable: true } }}>
        <MenuItem>Copy</MenuItem>
        <MenuItem disabled>Archive</MenuItem>
      </Menu>,
    );
    await expect.element(item('Copy')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item('Archive')).toHaveFocus();
  },
);

anatomy(text, 'Menu', () =>
  show(
    <Menu open anchorReference="anchorPosition" anchorPosition={{ top: 10, left: 10 }}>
      <ListSubheader role="presentation">Order 3041</ListSubheader>
      <MenuItem>
        <ListItemIcon>+</ListItemIcon>
        <ListItemText>Duplicate</ListItemText>
      </MenuItem>
    </Menu>,
  ),
);

claim(
  'A variable on an element of your page does not reach it, so set it on the `Menu`.',
  async () => {
    const sx = { '--mui-palette-background-paper': '#fff8e1' };
    const place = {
      anchorReference: 'anchorPosition',
      anchorPosition: { top: 10, left: 10 },
    } as const;
    const color = () => {
      const paper = document.querySelector('.MuiMenu-paper');
      return paper && getComputedStyle(paper).backgroundColor;
    };
    const first = await show(
      <Box sx={sx}>
        <Menu open {...place}>
          <MenuItem>Duplicate</MenuItem>
        </Menu>
      </Box>,
    );
    await expect.poll(color).toBe('rgb(255, 255, 255)');
    await first.unmount();
    await show(
      <Menu open sx={sx} {...place}>
        <MenuItem>Duplicate</MenuItem>
      </Menu>,
    );
    await expect.poll(color).toBe('rgb(255, 248, 225)');
  },
);

claim('`root`, `backdrop`, `paper`, `list` and `transition` of `Menu`', async () => {
  await show(
    <Menu
      open
      anchorReference="anchorPosition"
      anchorPosition={{ top: 10, left: 10 }}
      slotProps={{
        root: { className: 'own-root' },
        backdrop: { className: 'own-backdrop' },
        paper: { className: 'own-paper' },
        list: { className: 'own-list' },
      }}
    >
      <MenuItem>Duplicate</MenuItem>
    </Menu>,
  );
  await expect
    .poll(() => document.querySelector('.own-root > .own-backdrop ~ .own-paper > .own-list'))
    .not.toBeNull();
});

claim('moves to the first or the last item', async () => {
  await show(<OrderMenu />);
  await page.getByRole('button', { name: 'Order 3041' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Duplicate' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('menuitem', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(page.getByRole('menuitem', { name: 'Duplicate' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: 'Put on hold' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(page.getByRole('menuitem', { name: 'Cancel' })).toHaveFocus();
});

claim('opens the menu from its button, and chooses an item', async () => {
  await show(<OrderMenu />);
  const opener = page.getByRole('button', { name: 'Order 3041' });
  for (const key of ['{Enter}', ' ']) {
    opener.element().focus();
    await userEvent.keyboard(key);
    await expect.element(page.getByRole('menuitem', { name: 'Duplicate' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard(key);
    await expect.element(page.getByRole('status')).toHaveTextContent('Last action: Put on hold');
    await expect.poll(() => page.getByRole('menu').elements().length).toBe(0);
  }
});

claim('closes the menu, and returns the focus', async () => {
  await show(<OrderMenu />);
  const opener = page.getByRole('button', { name: 'Order 3041' });
  for (const key of ['{Escape}', '{Tab}']) {
    await opener.click();
    await expect.element(page.getByRole('menuitem', { name: 'Duplicate' })).toHaveFocus();
    await userEvent.keyboard(key);
    await expect.poll(() => page.getByRole('menu').elements().length).toBe(0);
    await expect.element(opener).toHaveFocus();
  }
});

claim('`variant="menu"` always starts at the first item.', async () => {
  for (const [variant, name] of [
    ['menu', 'Oldest'],
    ['selectedMenu', 'Newest'],
  ] as const) {
    const view = await show(
      <Menu
        open
        variant={variant}
        anchorReference="anchorPosition"
        anchorPosition={{ left: 20, top: 20 }}
      >
        <MenuItem>Oldest</MenuItem>
        <MenuItem selected>Newest</MenuItem>
      </Menu>,
    );
    await expect.element(item(name)).toHaveFocus();
    await view.unmount();
  }
});

claim('A transition other than `Grow` then uses its own default.', async () => {
  await show(
    <Menu
      open
      anchorReference="anchorPosition"
      anchorPosition={{ left: 20, top: 20 }}
      slots={{ transition: Fade }}
    >
      <MenuItem>Copy</MenuItem>
    </Menu>,
  );
  const paper = document.querySelector<HTMLElement>('.MuiMenu-paper');
  await expect.poll(() => paper?.style.transition).toContain('opacity 225ms');
});

claim('The demo handles both keys itself, and swaps them in a right-to-left theme.', async () => {
  await show(<Submenu />, { direction: 'rtl' });
  await button('Mail in Inbox').click();
  await expect.element(item('Archive')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
  await expect.element(item('Inbox')).toHaveFocus();
  const opener = document.querySelector('[role=menuitem][aria-haspopup=menu]');
  const controlled = document.getElementById(opener?.getAttribute('aria-controls') ?? '');
  expect(controlled?.contains(item('Inbox').element())).toBe(true);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(item('Move to')).toHaveFocus();
});

claim(
  'The focus then returns to the button, and later from the dialog to the same place.',
  async () => {
    const RenameFromMenu = () => {
      const [anchor, setAnchor] = useState<HTMLElement | null>(null);
      const [renaming, setRenaming] = useState(false);
      const rename = () => {
        setAnchor(null);
        setRenaming(true);
      };
      return (
        <>
          <button type="button" onClick={(event) => setAnchor(event.currentTarget)}>
            File
          </button>
          <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
            <MenuItem onClick={rename}>Rename</MenuItem>
          </Menu>
          <Dialog open={renaming} onClose={() => setRenaming(false)}>
            <input aria-label="Name" />
          </Dialog>
        </>
      );
    };
    await show(<RenameFromMenu />);
    await button('File').click();
    await item('Rename').click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => document.querySelector('[role=menu]')).toBeNull();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull();
    await expect.element(button('File')).toHaveFocus();
  },
);

claim(
  'A right-to-left theme mirrors the default position, but not the values that you set',
  async () => {
    const left = {
      anchorOrigin: { vertical: 'bottom', horizontal: 'left' },
      transformOrigin: { vertical: 'top', horizontal: 'left' },
    } as const;
    const Trial = ({ own }: { own: boolean }) => {
      const [anchor, setAnchor] = useState<HTMLElement | null>(null);
      return (
        <>
          <div
            ref={setAnchor}
            style={{ position: 'fixed', left: 300, top: 100, width: 200, height: 40 }}
          />
          <Menu open={anchor !== null} anchorEl={anchor} transitionDuration={0} {...(own && left)}>
            <MenuItem>Copy</MenuItem>
          </Menu>
        </>
      );
    };
    const paper = () => document.querySelector('.MuiMenu-paper')?.getBoundingClientRect();
    const mirrored = await show(<Trial own={false} />, { direction: 'rtl' });
    await expect.poll(() => Math.abs((paper()?.right ?? 0) - 500)).toBeLessThan(1);
    await mirrored.unmount();
    await show(<Trial own />, { direction: 'rtl' });
    await expect.poll(() => Math.abs((paper()?.left ?? 0) - 300)).toBeLessThan(1);
  },
);
