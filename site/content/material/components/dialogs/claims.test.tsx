import Button from '@mui/material/Button';
import Dialog, { dialogClasses } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Drawer from '@mui/material/Drawer';
import Fade, { type FadeProps } from '@mui/material/Fade';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import DialogContentText from '@mui/material/DialogContentText';
import { anatomy, claim, expect, page, show, userEvent, vi } from '#claims';
import CancelOrder from './demos/cancel-order.tsx';
import CloseButton from './demos/close-button.tsx';
import ConfirmDelete from './demos/confirm-delete.tsx';
import DialogWidths from './demos/dialog-widths.tsx';
import DiscardDraft from './demos/discard-draft.tsx';
import FullScreenEdit from './demos/full-screen-edit.tsx';
import MoveNote from './demos/move-note.tsx';
import NewAppointment from './demos/new-appointment.tsx';
import PickLanguage from './demos/pick-language.tsx';
import QuickSurvey from './demos/quick-survey.tsx';
import UnsavedNote from './demos/unsaved-note.tsx';
import text from './page.md?raw';

const open = (name: string) => page.getByRole('button', { name, exact: true }).click();
const backdrop = () => document.querySelector<HTMLElement>('.MuiDialog-container');

claim(
  'A dialog lives in a portal at the end of `<body>`, so the server renders nothing of it, open or closed.',
  () => {
    expect(renderToString(<Dialog open>Terms</Dialog>)).not.toContain('Terms');
    expect(
      renderToString(
        <Dialog open={false} keepMounted>
          Terms
        </Dialog>,
      ),
    ).not.toContain('Terms');
  },
);

claim('With `disablePortal`, an open one is in the HTML.', () => {
  const html = renderToString(
    <Dialog open disablePortal>
      Terms
    </Dialog>,
  );
  expect(html).toContain('Terms');
});

claim(
  '`keepMounted` keeps it in the page, hidden, once the browser has rendered it: useful when it is slow to build or must keep its state.',
  async () => {
    await show(
      <>
        <Dialog open={false}>Gone</Dialog>
        <Dialog open={false} keepMounted>
          Kept
        </Dialog>
      </>,
    );
    await expect.element(page.getByText('Kept')).toBeInTheDocument();
    await expect.element(page.getByText('Kept')).not.toBeVisible();
    await expect.element(page.getByText('Gone')).not.toBeInTheDocument();
  },
);

claim("`onClose` tells the reason: `'escapeKeyDown'` or `'backdropClick'`.", async () => {
  const closed = vi.fn();
  await show(
    <Dialog open onClose={(_event, reason) => closed(reason)}>
      <Button>Stay</Button>
    </Dialog>,
  );
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => closed.mock.lastCall).toEqual(['escapeKeyDown']);
  await page.elementLocator(backdrop() ?? document.body).click({ position: { x: 4, y: 4 } });
  await expect.poll(() => closed.mock.lastCall).toEqual(['backdropClick']);
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

claim('Ignore a reason to keep the dialog open.', async () => {
  await show(<UnsavedNote />);
  await open('Write a note');
  await page.getByLabelText('Note', { exact: true }).fill('Towels');
  await page.elementLocator(backdrop() ?? document.body).click({ position: { x: 4, y: 4 } });
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

claim(
  'Then :kbd[Enter] in a field submits it, and the content still scrolls by itself.',
  async () => {
    await show(<NewAppointment />);
    await open('New appointment');
    await page.getByLabelText(/Patient/).fill('M. Osei');
    await page.getByLabelText(/Time/).fill('14:30');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('M. Osei at 14:30')).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  },
);

claim(
  'A `role` on the `Dialog` itself ends up on the layer around the window, not on the window.',
  async () => {
    const wrong = await show(
      <Dialog open role="alertdialog">
        Terms
      </Dialog>,
    );
    await expect.element(page.getByText('Terms')).toHaveAttribute('role', 'dialog');
    expect(document.querySelector('.MuiDialog-root')?.getAttribute('role')).toBe('alertdialog');
    await wrong.unmount();
    await show(<CancelOrder />);
    await open('Cancel order');
    const dialog = page.getByRole('alertdialog', { name: 'Cancel order 3041?' });
    await expect.element(dialog).toBeVisible();
    await expect
      .element(dialog)
      .toHaveAccessibleDescription(
        'The parcel goes back to the shelf. The customer gets €84.20 back.',
      );
  },
);

claim('`DialogTitle` names it.', async () => {
  await show(
    <Dialog open>
      <DialogTitle>Terms</DialogTitle>
    </Dialog>,
  );
  await expect
    .element(page.getByRole('dialog', { name: 'Terms' }))
    .toHaveAttribute('aria-modal', 'true');
});

claim('When it closes, the focus returns to what opened it.', async () => {
  function Opens() {
    const [shown, setShown] = useState(false);
    return (
      <>
        <Button onClick={() => setShown(true)}>Terms</Button>
        <Dialog open={shown} onClose={() => setShown(false)}>
          <Button>Inside</Button>
        </Dialog>
      </>
    );
  }
  await show(<Opens />);
  await open('Terms');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Terms' })).toHaveFocus();
});

claim(
  'The window is as wide as its content up to that limit. `fullWidth` stretches it to the limit.',
  async () => {
    const width = () => page.getByRole('dialog').element().getBoundingClientRect().width;
    const long = 'Many words that fill several lines. '.repeat(20);
    const narrow = await show(
      <Dialog open maxWidth="xs">
        Short
      </Dialog>,
    );
    await expect.poll(width).toBeLessThan(100);
    await narrow.unmount();
    const limited = await show(
      <Dialog open maxWidth="xs">
        {long}
      </Dialog>,
    );
    await expect.poll(width).toBe(444);
    await limited.unmount();
    await show(<DialogWidths />);
    await open('Open md');
    await expect.poll(width).toBe(900);
  },
);

claim('Its label would become part of the name of the dialog.', async () => {
  await show(<CloseButton />);
  await open('What’s new');
  const dialog = page.getByRole('dialog', { name: 'What’s new in May', exact: true });
  await expect.element(dialog).toBeVisible();
  await open('Close');
  await expect.element(dialog).not.toBeInTheDocument();
  await show(
    <Dialog open>
      <DialogTitle>
        News <button aria-label="Close" />
      </DialogTitle>
    </Dialog>,
  );
  await expect.element(page.getByRole('dialog', { name: 'News Close' })).toBeVisible();
});

claim('It still shrinks on small screens, and it never gets wider than `maxWidth`', async () => {
  const fixed = await show(
    <Dialog open slotProps={{ paper: { sx: { width: 520, height: 400 } } }}>
      Fixed
    </Dialog>,
  );
  const size = () => {
    const { width, height } = page.getByRole('dialog').element().getBoundingClientRect();
    return [width, height];
  };
  await expect.poll(size).toEqual([520, 400]);
  await page.viewport(390, 300);
  await expect.poll(() => size().every((side) => side <= 326)).toBe(true);
  await page.viewport(1280, 800);
  await fixed.unmount();
  await show(
    <Dialog open slotProps={{ paper: { sx: { width: 900 } } }}>
      Limited
    </Dialog>,
  );
  await expect.poll(() => size()[0]).toBe(600);
});

claim('Combine it with `useMediaQuery`, so that only phones get it.', async () => {
  await page.viewport(390, 800);
  await show(<FullScreenEdit />);
  await open('Edit recipe');
  const dialog = page.getByRole('dialog', { name: 'Edit recipe' });
  await expect.poll(() => dialog.element().getBoundingClientRect().width).toBe(390);
  await page.viewport(1280, 800);
  await expect.poll(() => dialog.element().getBoundingClientRect().width).toBeLessThan(700);
  await open('Save');
  await expect.element(dialog).not.toBeInTheDocument();
});

claim('Change the alignment of the container to move it', async () => {
  await show(
    <Dialog open sx={{ [`& .${dialogClasses.container}`]: { alignItems: 'flex-start' } }}>
      Search
    </Dialog>,
  );
  await expect.poll(() => page.getByRole('dialog').element().getBoundingClientRect().top).toBe(32);
});

claim('With `scroll="body"`, the alignment has no effect.', async () => {
  await show(
    <Dialog
      open
      scroll="body"
      sx={{ [`& .${dialogClasses.container}`]: { alignItems: 'flex-start' } }}
    >
      Search
    </Dialog>,
  );
  await expect
    .poll(() => page.getByRole('dialog').element().getBoundingClientRect().top)
    .toBeGreaterThan(100);
});

claim('Closing in any other way drops the draft.', async () => {
  await show(<PickLanguage />);
  await open('Language: English');
  await page.getByRole('radio', { name: 'Español' }).click();
  await userEvent.keyboard('{Escape}');
  await open('Language: English');
  await expect.element(page.getByRole('radio', { name: 'English' })).toBeChecked();
  await page.getByRole('radio', { name: 'Español' }).click();
  await open('Apply');
  await expect.element(page.getByRole('button', { name: 'Language: Español' })).toBeVisible();
});

claim('A small hook turns the dialog into a promise', async () => {
  await show(<ConfirmDelete />);
  await open('Delete Plan.pdf');
  await expect.element(page.getByRole('dialog', { name: 'Delete Plan.pdf?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('status')).toHaveTextContent('Budget.xlsx, Plan.pdf');
  await open('Delete Plan.pdf');
  await open('Delete');
  await expect.poll(() => page.getByRole('status').element().textContent).toBe('Budget.xlsx');
});

claim('The one opened last is on top, and :kbd[Esc] reaches only that one.', async () => {
  await show(<DiscardDraft />);
  await open('Write a review');
  await page.getByRole('textbox', { name: 'Review' }).fill('Good bread');
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('dialog', { name: 'Discard your review?' });
  await expect.element(question).toBeVisible();
  await expect
    .poll(
      () =>
        question.element().contains(document.activeElement) ||
        document.activeElement?.contains(question.element()),
    )
    .toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox', { name: 'Review' })).toHaveFocus();
});

claim('Pointer events on the title are enough.', async () => {
  await show(<MoveNote />);
  await open('Show directions');
  const dialog = page.getByRole('dialog', { name: 'Directions' });
  await expect.element(dialog).toBeVisible();
  const before = dialog.element().getBoundingClientRect();
  await userEvent.dragAndDrop(
    page.getByRole('heading', { name: 'Directions' }),
    page.elementLocator(backdrop() ?? document.body),
    { sourcePosition: { x: 60, y: 20 }, targetPosition: { x: 160, y: 120 } },
  );
  await expect.poll(() => dialog.element().getBoundingClientRect().left).toBeCloseTo(100, 0);
  expect(dialog.element().getBoundingClientRect().top).toBeLessThan(before.top);
});

claim(
  'A style for `MuiBackdrop` itself would also blur the page behind drawers, menus and selects.',
  async () => {
    const theme = createTheme({
      components: {
        MuiDialog: {
          defaultProps: { fullWidth: true, maxWidth: 'xs' },
          styleOverrides: { paper: { borderRadius: 16 } },
        },
        MuiBackdrop: { styleOverrides: { root: { backdropFilter: 'blur(4px)' } } },
      },
    });
    await show(
      <ThemeProvider theme={theme}>
        <Dialog open>Saved</Dialog>
        <Drawer open>Filter</Drawer>
        <Menu open anchorReference="anchorPosition" anchorPosition={{ left: 20, top: 20 }}>
          <MenuItem>Copy</MenuItem>
        </Menu>
      </ThemeProvider>,
    );
    await expect.element(page.getByText('Saved')).toHaveStyle({ borderRadius: '16px' });
    const filters = [...document.querySelectorAll('.MuiBackdrop-root')].map(
      (layer) => getComputedStyle(layer).backdropFilter,
    );
    expect(filters).toEqual(['blur(4px)', 'blur(4px)', 'blur(4px)']);
  },
);

claim('While a dialog is open, the rest of the page has `aria-hidden="true"`.', async () => {
  await show(<CancelOrder />);
  const opener = page.getByRole('button', { name: 'Cancel order', exact: true });
  await opener.click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await expect.element(opener).not.toBeInTheDocument();
  await open('Keep the order');
  await expect.element(opener).toBeVisible();
});

claim('A plain `<form>` around both parts would break that scrolling.', async () => {
  const tall = (
    <>
      <DialogContent data-testid="content">
        <div style={{ height: 2000 }}>Long</div>
      </DialogContent>
      <DialogActions>
        <Button>Book</Button>
      </DialogActions>
    </>
  );
  const scrolls = () => {
    const content = page.getByTestId('content').element();
    return content.scrollHeight > content.clientHeight;
  };
  const plain = await show(<Dialog open>{tall}</Dialog>);
  await expect.poll(scrolls).toBe(true);
  await plain.unmount();
  await show(
    <Dialog open>
      <form>{tall}</form>
    </Dialog>,
  );
  await expect.poll(scrolls).toBe(false);
});

claim(
  'The page behind does not scroll while a dialog is open: `<body>` gets `overflow: hidden`',
  async () => {
    const locked = await show(<Dialog open>Locked</Dialog>);
    await expect.poll(() => document.body.style.overflow).toBe('hidden');
    await locked.unmount();
    await expect.poll(() => document.body.style.overflow).not.toBe('hidden');
    await show(
      <Dialog open disableScrollLock>
        Free
      </Dialog>,
    );
    await expect.element(page.getByText('Free')).toBeVisible();
    expect(document.body.style.overflow).not.toBe('hidden');
  },
);

claim(
  'a new function on each render would mount the content again and lose its state',
  async () => {
    function Flawed() {
      const [renders, setRenders] = useState(0);
      return (
        <Dialog open slots={{ transition: (props: FadeProps) => <Fade {...props} /> }}>
          <input aria-label="Note" />
          <Button onClick={() => setRenders(renders + 1)}>Render {renders}</Button>
        </Dialog>
      );
    }
    await show(<Flawed />);
    const note = page.getByRole('textbox', { name: 'Note' });
    await note.fill('Towels');
    await open('Render 0');
    await expect.element(page.getByRole('button', { name: 'Render 1' })).toBeVisible();
    await expect.element(note).toHaveValue('');
  },
);

claim('or an `aria-label` through `slotProps.paper`', async () => {
  await show(
    <Dialog open slotProps={{ paper: { 'aria-label': 'Photo' } }}>
      Image
    </Dialog>,
  );
  await expect.element(page.getByRole('dialog', { name: 'Photo' })).toBeVisible();
});

anatomy(text, 'Dialog', () =>
  show(
    <Dialog open>
      <DialogTitle>Leave?</DialogTitle>
      <DialogContent>
        <DialogContentText>The draft is kept.</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button>Stay</Button>
      </DialogActions>
    </Dialog>,
  ),
);

claim('Choose by how many dialogs you want to change:', async () => {
  const Tall = styled(Dialog)({ '& .MuiDialog-paper': { minHeight: 300 } });
  const theme = createTheme({
    components: { MuiDialog: { styleOverrides: { paper: { fontWeight: 700 } } } },
  });
  await show(
    <>
      <Dialog open sx={{ '& .MuiDialog-paper': { borderRadius: 4 } }}>
        one
      </Dialog>
      <Tall open>reused</Tall>
      <ThemeProvider theme={theme}>
        <Dialog open sx={{ '--mui-palette-background-paper': '#fffde7' }}>
          themed
        </Dialog>
      </ThemeProvider>
      <Dialog open slotProps={{ paper: { className: 'window' } }}>
        slot
      </Dialog>
      <Dialog open sx={{ '--mui-palette-background-paper': '#fffde7' }}>
        variable
      </Dialog>
    </>,
  );
  const paper = (name: string) => page.getByText(name, { exact: true }).element();
  expect(getComputedStyle(paper('one')).borderRadius).toBe('16px');
  expect(getComputedStyle(paper('reused')).minHeight).toBe('300px');
  expect(getComputedStyle(paper('themed')).fontWeight).toBe('700');
  expect(paper('slot').className).toContain('window');
  expect(getComputedStyle(paper('variable')).backgroundColor).toBe('rgb(255, 253, 231)');
  expect(getComputedStyle(paper('themed')).backgroundColor).toBe('rgb(255, 255, 255)');
});

claim('moves between the controls and stays inside', async () => {
  await show(
    <>
      <button type="button">Behind</button>
      <Dialog open>
        <DialogActions>
          <Button>Stay</Button>
          <Button>Leave</Button>
        </DialogActions>
      </Dialog>
    </>,
  );
  const stay = page.getByRole('button', { name: 'Stay' });
  await userEvent.keyboard('{Tab}');
  await expect.element(stay).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Leave' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(stay).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(page.getByRole('button', { name: 'Leave' })).toHaveFocus();
});

claim('With `hideBackdrop`, its layer still covers the page and takes the clicks.', async () => {
  await show(
    <>
      <button style={{ position: 'fixed', top: 0, left: 0 }}>Behind</button>
      <Dialog open hideBackdrop disableEnforceFocus>
        Note
      </Dialog>
    </>,
  );
  await expect.element(page.getByRole('dialog')).toBeVisible();
  const hit = document.elementFromPoint(5, 5);
  expect(hit?.closest('.MuiDialog-root')).not.toBeNull();
});

claim(
  'into the panel when someone opens it, and back when it closes. :kbd[Esc] closes it while the focus is inside.',
  async () => {
    await show(<QuickSurvey />);
    await open('Give feedback');
    const dialog = page.getByRole('dialog', { name: 'Did you find a recipe?' });
    await expect.element(dialog).toHaveFocus();
    await page.getByRole('textbox', { name: 'Search recipes' }).fill('Soup');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).toBeVisible();
    page.getByRole('button', { name: 'Yes' }).element().focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Give feedback' })).toHaveFocus();
  },
);

claim('and `slotProps.root` the whole layer', async () => {
  await show(
    <Dialog
      open
      slotProps={{
        root: { 'aria-describedby': 'hint' },
        container: { className: 'place' },
        paper: { className: 'window' },
        backdrop: { className: 'dim' },
      }}
    >
      Note
    </Dialog>,
  );
  expect(document.querySelector('.MuiDialog-container.place')).not.toBeNull();
  expect(document.querySelector('.MuiDialog-paper.window')).not.toBeNull();
  expect(document.querySelector('.MuiBackdrop-root.dim')).not.toBeNull();
  expect(document.querySelector('.MuiDialog-root[aria-describedby="hint"]')).not.toBeNull();
});
