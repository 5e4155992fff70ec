import { useRef, useState, type Ref } from 'react';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import Fade from '@mui/material/Fade';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Modal from '@mui/material/Modal';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import { renderToString } from 'react-dom/server';
import { anatomy, claim, expect, page, show, userEvent, vi } from '#claims';
import BoardingPass from './demos/boarding-pass.tsx';
import BottomSheet from './demos/bottom-sheet.tsx';
import CloseReasons from './demos/close-reasons.tsx';
import FadedPoster from './demos/faded-poster.tsx';
import InsidePanel from './demos/inside-panel.tsx';
import KeptSearch from './demos/kept-search.tsx';
import SeatInTrip from './demos/seat-in-trip.tsx';
import text from './page.md?raw';

const dialog = page.getByRole('dialog');
const clickBackdrop = () =>
  userEvent.click(document.elementFromPoint(5, 700) ?? document.body, {
    position: { x: 5, y: 700 },
  });

claim(
  'it dims the page, keeps focus inside and closes with :kbd[Esc] or a click outside.',
  async () => {
    await show(<BoardingPass />);
    const button = page.getByRole('button', { name: 'Show boarding pass' });
    await button.click();
    await expect.element(dialog).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    await button.click();
    await expect.element(dialog).toBeVisible();
    await clickBackdrop();
    await expect.element(dialog).not.toBeInTheDocument();
  },
);

claim('The modal sets `tabIndex="-1"` on it', async () => {
  await show(
    <Modal open>
      <div role="dialog" aria-label="Plain">
        Text
      </div>
    </Modal>,
  );
  await expect.element(dialog).toHaveAttribute('tabindex', '-1');
});

claim("The second argument is the reason: `'backdropClick'` or `'escapeKeyDown'`.", async () => {
  await show(<CloseReasons />);
  const status = page.getByText(/^onClose|^Not opened/);
  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.getByRole('textbox').fill('Allergic to penicillin');
  await clickBackdrop();
  await expect.element(status).toHaveTextContent('onClose: backdropClick');
  await expect.element(dialog).toBeVisible();
  await page.getByRole('textbox').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(status).toHaveTextContent('onClose: escapeKeyDown');
  await expect.element(dialog).not.toBeInTheDocument();
});

claim('`disableEscapeKeyDown` stops the call for :kbd[Esc].', async () => {
  const close = vi.fn();
  await show(
    <Modal open disableEscapeKeyDown onClose={close}>
      <div role="dialog" aria-label="Stubborn">
        Text
      </div>
    </Modal>,
  );
  await expect.element(dialog).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(close).not.toHaveBeenCalled();
  await clickBackdrop();
  expect(close).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'backdropClick');
});

claim(
  'Only the top one reacts to :kbd[Esc] and holds the focus. When it closes, the focus goes back into the one below.',
  async () => {
    await show(<SeatInTrip />);
    await page.getByRole('button', { name: 'Edit trip' }).click();
    const change = page.getByRole('button', { name: 'Change seat' });
    await change.click();
    await expect.element(page.getByRole('dialog', { name: 'Choose a seat' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect
      .element(page.getByRole('dialog', { name: 'Choose a seat' }))
      .not.toBeInTheDocument();
    await expect.element(page.getByRole('dialog', { name: 'Your trip' })).toBeVisible();
    await expect.element(change).toHaveFocus();
  },
);

claim('The modal then waits for it before it unmounts.', async () => {
  await show(<FadedPoster />);
  await page.getByRole('button', { name: 'Concert details' }).click();
  await expect.element(dialog).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  expect(document.querySelector('[role=dialog]')).not.toBeNull();
  await expect.element(dialog).not.toBeInTheDocument();
});

claim('`closeAfterTransition` keeps the page locked until the content is gone.', async () => {
  const Trial = ({ wait }: { wait: boolean }) => {
    const [open, setOpen] = useState(true);
    return (
      <Modal open={open} closeAfterTransition={wait} onClose={() => setOpen(false)}>
        <Fade in={open} timeout={400}>
          <div role="dialog" aria-label="Trial">
            Text
          </div>
        </Fade>
      </Modal>
    );
  };
  for (const wait of [true, false]) {
    const view = await show(<Trial wait={wait} />);
    await expect.element(dialog).toHaveFocus();
    expect(document.body.style.overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    expect(document.querySelector('[role=dialog]')).not.toBeNull();
    expect(document.body.style.overflow).toBe(wait ? 'hidden' : '');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(document.body.style.overflow).toBe('');
    await view.unmount();
  }
});

claim('This sheet slides in from the bottom edge over a blurred page', async () => {
  await show(<BottomSheet />);
  await page.getByRole('button', { name: 'Share recipe' }).click();
  await expect
    .poll(() => dialog.element().getBoundingClientRect().bottom)
    .toBeCloseTo(window.innerHeight, 0);
  const backdrop = document.querySelector('.MuiModal-backdrop');
  expect(backdrop && getComputedStyle(backdrop).backdropFilter).toBe('blur(4px)');
});

claim('so only :kbd[Esc] calls `onClose`. The layer still covers the page.', async () => {
  const close = vi.fn();
  await show(
    <Modal open hideBackdrop onClose={close}>
      <div role="dialog" aria-label="Bare">
        Text
      </div>
    </Modal>,
  );
  await expect.element(dialog).toHaveFocus();
  const layer = document.elementFromPoint(300, 500);
  expect(layer?.className).toContain('MuiModal-root');
  await clickBackdrop();
  expect(close).not.toHaveBeenCalled();
  await expect.element(dialog).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
});

claim('With `keepMounted`, the content stays in the page and is hidden.', async () => {
  await show(<KeptSearch />);
  const open = page.getByRole('button', { name: 'Search the catalog' });
  await open.click();
  await page.getByRole('textbox').fill('Woolf');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect
    .poll(() =>
      document.querySelector('[role=dialog]')?.checkVisibility({ visibilityProperty: true }),
    )
    .toBe(false);
  await open.click();
  await expect.element(page.getByRole('textbox')).toHaveValue('Woolf');
});

claim('`container` names another element.', async () => {
  await show(<InsidePanel />);
  const button = page.getByRole('button', { name: 'Sensor details' });
  const panel = button.element().parentElement;
  await button.click();
  await expect.element(dialog).toBeVisible();
  expect(panel?.contains(dialog.element())).toBe(true);
  expect(document.body.style.overflow).toBe('');
});

claim('The scroll lock then applies to that element instead of the page.', async () => {
  const panel = document.createElement('div');
  document.body.append(panel);
  const view = await show(
    <Modal open container={panel}>
      <div role="dialog" aria-label="Trial">
        Text
      </div>
    </Modal>,
  );
  await expect.element(dialog).toHaveFocus();
  expect([panel.style.overflow, document.body.style.overflow]).toEqual(['hidden', '']);
  await view.unmount();
  panel.remove();
});

claim(
  'The server renders nothing for a modal in a portal, open or not. With `disablePortal` and `open`, the content is part of the HTML.',
  () => {
    const text = <div>Opening hours</div>;
    expect(renderToString(<Modal open>{text}</Modal>)).not.toContain('Opening');
    expect(
      renderToString(
        <Modal open disablePortal>
          {text}
        </Modal>,
      ),
    ).toContain('Opening hours');
  },
);

claim('While a modal is open, `body` has `overflow: hidden`', async () => {
  const Trial = ({ lock }: { lock: boolean }) => (
    <div style={{ height: 3000 }}>
      <Modal open disableScrollLock={!lock}>
        <div role="dialog" aria-label="Trial">
          Text
        </div>
      </Modal>
    </div>
  );
  for (const lock of [true, false]) {
    const view = await show(<Trial lock={lock} />);
    await expect.element(dialog).toHaveFocus();
    expect(document.body.style.overflow).toBe(lock ? 'hidden' : '');
    await view.unmount();
  }
});

claim('The modal sets `aria-hidden` on the other children of `body`', async () => {
  const view = await show(
    <Modal open>
      <div role="dialog" aria-label="Trial">
        Text
      </div>
    </Modal>,
  );
  expect(view.container.getAttribute('aria-hidden')).toBe('true');
  const layer = dialog.element().parentElement;
  expect(layer?.getAttribute('role')).toBe('presentation');
  expect(getComputedStyle(layer ?? document.body).zIndex).toBe('1300');
});

claim('both disappear at once', async () => {
  const Trial = () => {
    const [open, setOpen] = useState(true);
    return (
      <Modal open={open} slotProps={{ backdrop: { transitionDuration: 60_000 } }}>
        <div role="dialog" aria-label="Trial">
          <button type="button" onClick={() => setOpen(false)}>
            Close
          </button>
        </div>
      </Modal>
    );
  };
  await show(<Trial />);
  await expect.element(dialog).toBeInTheDocument();
  expect(document.querySelector('.MuiBackdrop-root')).not.toBeNull();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => document.querySelector('.MuiBackdrop-root')).toBeNull();
});

claim('while focus is outside, :kbd[Esc] does not close the modal', async () => {
  const close = vi.fn();
  await show(
    <>
      <button type="button">Outside</button>
      <Modal open disableEnforceFocus disableRestoreFocus onClose={close}>
        <div role="dialog" aria-label="Trial">
          Text
        </div>
      </Modal>
    </>,
  );
  await expect.element(dialog).toHaveFocus();
  document.querySelector('button')?.focus();
  await userEvent.keyboard('{Escape}');
  expect(close).not.toHaveBeenCalled();
  dialog.element().focus();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
});

claim('or `html` if its `overflow-y` is `scroll`', async () => {
  const html = document.documentElement;
  html.style.overflowY = 'scroll';
  const view = await show(
    <Modal open>
      <div role="dialog" aria-label="Trial">
        Text
      </div>
    </Modal>,
  );
  await expect.element(dialog).toHaveFocus();
  const [outer, inner] = [html.style.overflow, document.body.style.overflow];
  await view.unmount();
  html.style.overflowY = '';
  expect([outer, inner]).toEqual(['hidden', '']);
});

claim(
  'an ancestor with a `transform` or `filter` makes the layer cover only that ancestor',
  async () => {
    for (const style of [{ transform: 'translateX(0)' }, { filter: 'grayscale(1)' }, {}]) {
      const view = await show(
        <div style={{ width: 200, height: 100, ...style }}>
          <Modal open disablePortal>
            <div role="dialog" aria-label="Trial">
              Text
            </div>
          </Modal>
        </div>,
      );
      const layer = view.container.querySelector('.MuiModal-root')?.getBoundingClientRect();
      expect([layer?.width, layer?.height]).toEqual(
        Object.keys(style).length > 0 ? [200, 100] : [innerWidth, innerHeight],
      );
      await view.unmount();
    }
  },
);

claim(
  'With `disablePortal`, one of these children holds the modal itself, so screen readers cannot find the dialog.',
  async () => {
    function InPlace({ named }: { named: boolean }) {
      const parent = useRef<HTMLDivElement>(null);
      return (
        <div ref={parent}>
          <Modal open disablePortal {...(named && { container: () => parent.current })}>
            <div role="dialog" aria-label="Details" />
          </Modal>
        </div>
      );
    }
    const hidden = await show(<InPlace named={false} />);
    expect(hidden.container.getAttribute('aria-hidden')).toBe('true');
    expect(dialog.elements()).toEqual([]);
    await hidden.unmount();
    await show(<InPlace named />);
    await expect.element(dialog).toHaveFocus();
  },
);

anatomy(text, 'Modal', () =>
  show(
    <Modal open>
      <div>Content</div>
    </Modal>,
  ),
);

claim(
  'Your content is beside the backdrop, between two empty elements that catch :kbd[Tab].',
  async () => {
    await show(
      <Modal open data-testid="layer">
        <div>Content</div>
      </Modal>,
    );
    const content = page.getByText('Content').element();
    const layer = page.getByTestId('layer').element();
    expect([...layer.children].indexOf(content)).toBe(2);
    expect(layer.children[0]?.className).toContain('MuiModal-backdrop');
    for (const beside of [content.previousElementSibling, content.nextElementSibling]) {
      expect(beside?.getAttribute('tabindex')).toBe('0');
      expect(beside?.childNodes).toHaveLength(0);
    }
  },
);

claim('moves to the next control; from the last one, to the first', async () => {
  await show(
    <Modal open>
      <div>
        <button type="button">First</button>
        <button type="button">Last</button>
      </div>
    </Modal>,
  );
  const first = page.getByRole('button', { name: 'First' });
  const last = page.getByRole('button', { name: 'Last' });
  for (const [keys, control] of [
    ['{Tab}', first],
    ['{Tab}', last],
    ['{Tab}', first],
    ['{Shift>}{Tab}{/Shift}', last],
    ['{Shift>}{Tab}{/Shift}', first],
  ] as const) {
    await userEvent.keyboard(keys);
    await expect.element(control).toHaveFocus();
  }
});

claim('calls `onClose` with the reason `escapeKeyDown`', async () => {
  const close = vi.fn();
  await show(
    <Modal open onClose={close}>
      <div>Content</div>
    </Modal>,
  );
  await expect.element(page.getByText('Content')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'escapeKeyDown');
});

claim('The layer has `role="presentation"`.', async () => {
  await show(
    <Modal open data-testid="layer">
      <div>Content</div>
    </Modal>,
  );
  await expect.element(page.getByTestId('layer')).toHaveAttribute('role', 'presentation');
});

claim('raises one modal, in a theme with `cssVariables`', async () => {
  const Padded = styled(Modal)({ padding: 16 });
  await show(
    <Padded open data-testid="layer" sx={{ '--mui-zIndex-modal': 1600 }}>
      <div>Content</div>
    </Padded>,
  );
  const style = getComputedStyle(page.getByTestId('layer').element());
  expect(style.zIndex).toBe('1600');
  expect(style.padding).toBe('16px');
});

claim(
  'So do default props, unless the other component sets the prop itself: menus and popovers set `disableScrollLock`.',
  async () => {
    const theme = createTheme({
      components: {
        MuiModal: {
          defaultProps: { disableScrollLock: true },
          styleOverrides: { root: { letterSpacing: '2px' } },
        },
      },
    });
    const dialog = await show(
      <ThemeProvider theme={theme}>
        <Dialog open>Content</Dialog>
      </ThemeProvider>,
    );
    const spacing = () => getComputedStyle(page.getByText('Content').element()).letterSpacing;
    expect(spacing()).toBe('2px');
    expect(document.body.style.overflow).toBe('');
    await dialog.unmount();
    await show(
      <ThemeProvider theme={theme}>
        <Popover open anchorReference="none">
          Content
        </Popover>
      </ThemeProvider>,
    );
    expect(spacing()).toBe('2px');
    expect(document.body.style.overflow).toBe('hidden');
  },
);

claim('The variant leaves out invisible backdrops', async () => {
  const theme = createTheme({
    components: {
      MuiBackdrop: {
        styleOverrides: {
          root: {
            variants: [{ props: { invisible: false }, style: { backdropFilter: 'blur(4px)' } }],
          },
        },
      },
    },
  });
  const filter = () =>
    getComputedStyle(document.querySelector('.MuiBackdrop-root') ?? document.body).backdropFilter;
  const view = await show(
    <ThemeProvider theme={theme}>
      <Dialog open>Content</Dialog>
    </ThemeProvider>,
  );
  expect(filter()).toBe('blur(4px)');
  await view.unmount();
  await show(
    <ThemeProvider theme={theme}>
      <Popover open anchorReference="none">
        Content
      </Popover>
    </ThemeProvider>,
  );
  expect(document.querySelector('.MuiBackdrop-root')).not.toBeNull();
  expect(filter()).toBe('none');
});

claim('If it never calls `onExited`, the modal stays in the page.', async () => {
  const Silent = ({ in: shown, ref }: { in: boolean; ref?: Ref<HTMLParagraphElement> }) => (
    <p ref={ref} tabIndex={-1}>
      {shown ? 'Content is open' : 'Content is closed'}
    </p>
  );
  const Trial = () => {
    const [open, setOpen] = useState(true);
    return (
      <Modal open={open} onClose={() => setOpen(false)}>
        <Silent in={open} />
      </Modal>
    );
  };
  await show(<Trial />);
  await expect.element(page.getByText('Content is open')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Content is closed')).toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 600));
  await expect.element(page.getByText('Content is closed')).toBeInTheDocument();
});

claim('they bring sizes and transitions, and dialogs and menus also their roles.', async () => {
  const roles: string[] = [];
  for (const element of [
    <Drawer key="drawer" open>
      Content
    </Drawer>,
    <Popover key="popover" open anchorReference="none">
      Content
    </Popover>,
    <Menu key="menu" open anchorReference="none">
      <MenuItem>Content</MenuItem>
    </Menu>,
    <Dialog key="dialog" open>
      Content
    </Dialog>,
  ]) {
    const view = await show(element);
    await expect.element(page.getByText('Content')).toBeInTheDocument();
    const inside = [...document.querySelectorAll('.MuiPaper-root, .MuiPaper-root > *')];
    roles.push(inside.map((node) => node.getAttribute('role') ?? '').join(''));
    await view.unmount();
  }
  expect(roles).toEqual(['', '', 'menu', 'dialog']);
});

claim(
  'To do something after the content is gone, such as resetting a form, use `onTransitionExited`. It needs a transition as the child.',
  async () => {
    const after = vi.fn();
    const content = (
      <div>
        <button type="button">Content</button>
      </div>
    );
    const Trial = ({ fades }: { fades: boolean }) => {
      const [open, setOpen] = useState(true);
      return (
        <Modal open={open} onClose={() => setOpen(false)} onTransitionExited={after}>
          {fades ? <Fade in={open}>{content}</Fade> : content}
        </Modal>
      );
    };
    for (const fades of [true, false]) {
      after.mockClear();
      const view = await show(<Trial fades={fades} />);
      await expect.poll(() => document.activeElement?.closest('.MuiModal-root')).toBeTruthy();
      await userEvent.keyboard('{Escape}');
      expect(after).not.toHaveBeenCalled();
      await expect.poll(() => document.querySelector('.MuiModal-root')).toBeNull();
      expect(after).toHaveBeenCalledTimes(fades ? 1 : 0);
      await view.unmount();
    }
  },
);

claim('To start in a field, set `autoFocus` on it.', async () => {
  const focused = { autoFocus: true };
  await show(
    <Modal open>
      <div role="dialog" aria-label="Note">
        <button type="button">Help</button>
        <TextField label="Note" {...focused} />
      </div>
    </Modal>,
  );
  await expect.element(page.getByRole('textbox')).toHaveFocus();
});

claim(
  'and the child must accept a `ref`. Otherwise, focus does not move into the modal.',
  async () => {
    const Plain = () => <p>No ref</p>;
    await show(
      <>
        <button type="button">Outside</button>
        <Modal open>
          <Plain />
        </Modal>
      </>,
    );
    await expect.element(page.getByText('No ref')).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(document.activeElement?.closest('.MuiModal-root') ?? null).toBeNull();
    expect(page.getByText('No ref').element().hasAttribute('tabindex')).toBe(false);
  },
);

claim('give them the class `mui-fixed` to get the same padding.', async () => {
  const html = document.documentElement;
  // As with a scrollbar of 15 pixels.
  vi.spyOn(html, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);
  const view = await show(
    <>
      <div className="mui-fixed">Toolbar</div>
      <Modal open>
        <div role="dialog" aria-label="Trial">
          Text
        </div>
      </Modal>
    </>,
  );
  await expect.element(dialog).toHaveFocus();
  const padding = (element: Element | null) => element && getComputedStyle(element).paddingRight;
  expect(padding(document.body)).toBe('15px');
  expect(padding(document.querySelector('.mui-fixed'))).toBe('15px');
  await view.unmount();
  expect(document.body.style.paddingRight).toBe('');
});

claim("Set `maxHeight: '100%'` and `overflow: 'auto'` on it.", async () => {
  const content = (limited: boolean) => (
    <Modal open>
      <Box
        role="dialog"
        aria-label="Long"
        sx={{
          position: 'absolute',
          inset: 0,
          m: 'auto',
          width: 280,
          height: 'fit-content',
          ...(limited && { maxHeight: '100%', overflow: 'auto' }),
        }}
      >
        <div style={{ height: 3000 }}>Text</div>
      </Box>
    </Modal>
  );
  const long = await show(content(false));
  await expect.element(dialog).toHaveFocus();
  expect(dialog.element().getBoundingClientRect().height).toBe(3000);
  await long.unmount();
  await show(content(true));
  await expect.element(dialog).toHaveFocus();
  expect(dialog.element().getBoundingClientRect().height).toBe(window.innerHeight);
  expect(dialog.element().scrollHeight).toBe(3000);
});
