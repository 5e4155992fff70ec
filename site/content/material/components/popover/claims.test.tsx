import { useState } from 'react';
import Box from '@mui/material/Box';
import Fade from '@mui/material/Fade';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Popover, { popoverClasses, type PopoverProps } from '@mui/material/Popover';
import Select from '@mui/material/Select';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import { anatomy, claim, expect, page, show, userEvent, vi } from '#claims';
import FeeDetails from './demos/fee-details.tsx';
import GrowingList from './demos/growing-list.tsx';
import HoverPreview from './demos/hover-preview.tsx';
import QuoteSelection from './demos/quote-selection.tsx';
import TableBooking from './demos/table-booking.tsx';
import text from './page.md?raw';

/** An anchor of 100 × 40 px, and a popover of 60 × 30 px. */
function Trial({
  anchorAt = { left: 300, top: 200 },
  height = 30,
  ...props
}: Partial<PopoverProps> & { anchorAt?: { left: number; top: number }; height?: number }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <div
        ref={setAnchor}
        style={{ position: 'fixed', width: 100, height: 40, ...anchorAt }}
        data-testid="anchor"
      />
      <Popover open={anchor !== null} anchorEl={anchor} transitionDuration={0} {...props}>
        <div style={{ width: 60, height }}>Content</div>
      </Popover>
    </>
  );
}

/** A popover whose anchor scrolls with the page. */
function Scrolling() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <div ref={setAnchor} style={{ position: 'absolute', left: 300, top: 400, width: 50 }}>
        Anchor
      </div>
      <Popover open={anchor !== null} anchorEl={anchor} disableScrollLock transitionDuration={0}>
        Content
      </Popover>
    </>
  );
}

const paper = () => document.querySelector('.MuiPopover-paper')?.getBoundingClientRect();
const corner = () => {
  const rect = paper();
  return rect && [Math.round(rect.left), Math.round(rect.top)];
};
const dialog = page.getByRole('dialog');

claim('closes when people click somewhere else.', async () => {
  await show(<FeeDetails />);
  const button = page.getByRole('button', { name: 'Delivery $6.90' });
  await button.click();
  await expect.element(dialog).toBeVisible();
  await userEvent.click(document.elementFromPoint(600, 600) ?? document.body);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

claim('While it is open, the page does not scroll, focus stays inside', async () => {
  await show(<FeeDetails />);
  await page.getByRole('button').click();
  await expect.element(dialog).toHaveFocus();
  expect(document.body.style.overflow).toBe('hidden');
  await userEvent.keyboard('{Tab}');
  await expect.element(dialog).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

claim('so without these props the popover covers its anchor.', async () => {
  await show(<Trial />);
  await expect.poll(corner).toEqual([300, 200]);
});

claim('Use a number for an exact distance in pixels', async () => {
  await show(
    <Trial
      anchorOrigin={{ vertical: 50, horizontal: 10 }}
      transformOrigin={{ vertical: 5, horizontal: 0 }}
    />,
  );
  await expect.poll(corner).toEqual([310, 245]);
});

claim(
  'The popover stays at least 16px away from the edges of the window. If it does not fit, it moves over its anchor; it does not flip to the other side.',
  async () => {
    await show(
      <Trial
        anchorAt={{ left: 300, top: 750 }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        height={100}
      />,
    );
    await expect.poll(() => Math.round(paper()?.bottom ?? 0)).toBe(784);
    expect(paper()?.top).toBeLessThan(750);
  },
);

claim('With `null`, the popover may leave the window at the top, bottom and left.', async () => {
  await show(
    <Trial
      anchorAt={{ left: 10, top: 780 }}
      marginThreshold={null}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      height={100}
    />,
  );
  await expect.poll(corner).toEqual([-50, 780]);
});

claim('They do not change in right-to-left themes', async () => {
  await show(<Trial anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }} />, {
    direction: 'rtl',
  });
  await expect.poll(corner).toEqual([300, 240]);
});

claim(
  '`anchorReference="anchorPosition"` places the popover at the coordinates in `anchorPosition`, measured from the window.',
  async () => {
    await show(<Trial anchorReference="anchorPosition" anchorPosition={{ left: 420, top: 90 }} />);
    await expect.poll(corner).toEqual([420, 90]);
  },
);

claim('Use it for a text selection or a shape in a chart.', async () => {
  await show(<QuoteSelection />);
  const text = page.getByText(/^The tide turns/).element();
  const range = document.createRange();
  const node = text.firstChild;
  if (!node) throw new Error('No text');
  range.setStart(node, 4);
  range.setEnd(node, 8);
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
  text.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
  await expect.element(dialog).toMatchTextContent('“tide”');
  expect(
    parseFloat(
      dialog
        .element()
        .getAttribute('style')
        ?.match(/top: (\d+)/)?.[1] ?? '',
    ),
  ).toBe(Math.round(range.getBoundingClientRect().bottom));
});

claim('Here each step makes the popover taller, and it stays above its button', async () => {
  await show(
    <Box sx={{ mt: 50 }}>
      <GrowingList />
    </Box>,
  );
  const button = page.getByRole('button', { name: 'Cook lentil soup' });
  const top = button.element().getBoundingClientRect().top;
  await button.click();
  await expect.poll(() => Math.abs((paper()?.bottom ?? 0) - top)).toBeLessThan(1);
  const height = paper()?.height ?? 0;
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect.poll(() => paper()?.height).toBeGreaterThan(height);
  await expect.poll(() => Math.abs((paper()?.bottom ?? 0) - top)).toBeLessThan(1);
});

claim('If only something inside it renders, the position stays as it was.', async () => {
  const Growing = () => {
    const [tall, setTall] = useState(false);
    return (
      <button type="button" style={{ height: tall ? 120 : 30 }} onClick={() => setTall(true)}>
        Grow
      </button>
    );
  };
  const Own = () => {
    const [anchor, setAnchor] = useState<HTMLElement | null>(null);
    return (
      <>
        <div ref={setAnchor} style={{ position: 'fixed', left: 300, top: 400, width: 50 }}>
          Anchor
        </div>
        <Popover
          open={anchor !== null}
          anchorEl={anchor}
          transitionDuration={0}
          transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        >
          <Growing />
        </Popover>
      </>
    );
  };
  await show(<Own />);
  await expect.poll(() => Math.round(paper()?.bottom ?? 0)).toBe(400);
  const before = paper()?.top;
  await page.getByRole('button', { name: 'Grow' }).click();
  await expect.poll(() => paper()?.height).toBeGreaterThan(100);
  expect(paper()?.top).toBe(before);
});

claim('With `disableScrollLock`, it also follows its anchor while the page scrolls.', async () => {
  await show(
    <div style={{ height: 3000 }}>
      <Scrolling />
    </div>,
  );
  await expect.poll(corner).toEqual([300, 400]);
  window.scrollTo(0, 120);
  await expect.poll(corner).toEqual([300, 280]);
  window.scrollTo(0, 0);
});

claim('To move it to a field instead, set `autoFocus` on the field.', async () => {
  const props = { autoFocus: true, 'aria-label': 'Name' };
  await show(
    <Popover open>
      <input {...props} />
    </Popover>,
  );
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

claim('such as selecting the text, use `onEntered`', async () => {
  await show(<TableBooking />);
  await page.getByRole('button', { name: 'Table 7' }).click();
  const field = page.getByRole('textbox', { name: 'Name' });
  await expect.element(field).toHaveFocus();
  const selection = () => {
    const input = field.element();
    return input instanceof HTMLInputElement && [input.selectionStart, input.selectionEnd];
  };
  await expect.poll(selection).toEqual([0, 'Table 7'.length]);
  await userEvent.keyboard('Window seat{Enter}');
  await expect.element(page.getByRole('button', { name: 'Window seat' })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

claim('The other props leave focus and scrolling alone.', async () => {
  await show(<HoverPreview />);
  await page.getByRole('link').hover();
  await expect.element(page.getByText(/^1,840 m/)).toBeVisible();
  expect(document.body.style.overflow).toBe('');
  expect(document.activeElement).toBe(document.body);
  await userEvent.unhover(page.getByText(/^Start at/));
  await userEvent.hover(document.body, { position: { x: 600, y: 600 }, force: true });
  await expect.element(page.getByText(/^1,840 m/)).not.toBeInTheDocument();
});

claim('the rest of the page is still hidden from screen readers', async () => {
  const { container } = await show(<HoverPreview />);
  await page.getByRole('link').hover();
  await expect.element(page.getByText(/^1,840 m/)).toBeVisible();
  expect(container.getAttribute('aria-hidden')).toBe('true');
});

claim('longer content scrolls.', async () => {
  await show(<Trial height={3000} />);
  await expect.poll(() => paper()?.height).toBe(768);
  const element = document.querySelector('.MuiPopover-paper');
  expect(element?.scrollHeight).toBeGreaterThan(2900);
});

claim('or `slots={{ transition: Fade }}` for another transition.', async () => {
  await show(<Trial slots={{ transition: Fade }} transitionDuration="auto" />);
  await expect
    .poll(
      () => getComputedStyle(document.querySelector('.MuiPopover-paper') ?? document.body).opacity,
    )
    .toBe('1');
  expect(document.querySelector<HTMLElement>('.MuiPopover-paper')?.style.transform).toBe('');
});

claim('clicks in the popover bubble through the React tree to the item.', async () => {
  const row = vi.fn();
  await show(
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only counts what bubbles
    <div onClick={row}>
      <Trial />
    </div>,
  );
  await page.getByText('Content').click();
  expect(row).toHaveBeenCalledOnce();
});

anatomy(text, 'Popover', () => show(<Trial />));

const surface = () =>
  getComputedStyle(document.querySelector('.MuiPopover-paper') ?? document.body);

claim('changes the surface of one popover, in a theme with `cssVariables`', async () => {
  const Padded = styled(Popover)({ [`& .${popoverClasses.paper}`]: { padding: 16 } });
  await show(
    <Padded
      open
      anchorReference="none"
      sx={{ '--mui-palette-background-paper': '#fff8e1', pointerEvents: 'none' }}
    >
      Content
    </Padded>,
  );
  expect(surface().backgroundColor).toBe('rgb(255, 248, 225)');
  expect(surface().padding).toBe('16px');
  expect(surface().pointerEvents).toBe('none');
});

claim('What you set for `MuiPopover` in the theme applies to both', async () => {
  const theme = createTheme({
    components: {
      MuiPopover: {
        defaultProps: { elevation: 2 },
        styleOverrides: { paper: { border: '3px solid' } },
      },
    },
  });
  const menu = await show(
    <ThemeProvider theme={theme}>
      <Menu open anchorReference="none">
        <MenuItem>Rename</MenuItem>
      </Menu>
    </ThemeProvider>,
  );
  expect(surface().borderTopWidth).toBe('3px');
  expect(document.querySelector('.MuiPopover-paper')?.className).toContain('MuiPaper-elevation2');
  await menu.unmount();
  await show(
    <ThemeProvider theme={theme}>
      <Select open value="a" MenuProps={{ anchorReference: 'none' }}>
        <MenuItem value="a">Window</MenuItem>
      </Select>
    </ThemeProvider>,
  );
  expect(surface().borderTopWidth).toBe('3px');
});

claim('moves between the controls of the popover and stays inside', async () => {
  const close = vi.fn();
  await show(
    <Popover open anchorReference="none" transitionDuration={0} onClose={close}>
      <button type="button">First</button>
      <button type="button">Last</button>
    </Popover>,
  );
  const first = page.getByRole('button', { name: 'First' });
  const last = page.getByRole('button', { name: 'Last' });
  for (const [keys, control] of [
    ['{Tab}', first],
    ['{Tab}', last],
    ['{Tab}', first],
    ['{Shift>}{Tab}{/Shift}', last],
  ] as const) {
    await userEvent.keyboard(keys);
    await expect.element(control).toHaveFocus();
  }
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'escapeKeyDown');
});

claim('The popover has no role of its own.', async () => {
  await show(<Trial />);
  expect(document.querySelector('.MuiPopover-paper')?.hasAttribute('role')).toBe(false);
  expect(document.querySelector('.MuiPopover-root')?.getAttribute('role')).toBe('presentation');
});

claim('The popover then opens near the top left corner of the window.', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await show(
    <Popover open anchorEl={document.createElement('button')} transitionDuration={0}>
      Fees
    </Popover>,
  );
  await expect.poll(() => [paper()?.left, paper()?.top]).toEqual([16, 16]);
});

claim('Without an anchor, the popover is placed at `body`.', async () => {
  document.body.style.margin = '40px 0 0 60px';
  try {
    await show(
      <Popover open transitionDuration={0}>
        Fees
      </Popover>,
    );
    await expect.poll(() => [paper()?.left, paper()?.top]).toEqual([60, 40]);
  } finally {
    document.body.style.margin = '';
  }
});

claim('and `aria-controls` while it is open.', async () => {
  await show(<TableBooking />);
  const opener = page.getByRole('button', { name: 'Table 7' });
  await expect.element(opener).not.toHaveAttribute('aria-controls');
  const element = opener.element();
  await opener.click();
  await expect.element(dialog).toBeVisible();
  const controlled = document.getElementById(element.getAttribute('aria-controls') ?? '');
  expect(controlled?.contains(dialog.element())).toBe(true);
});
