import AppBar from '@mui/material/AppBar';
import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import Popper from '@mui/material/Popper';
import Snackbar from '@mui/material/Snackbar';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { claim, expect, page, show } from '#claims';
import BarAboveDrawer from './demos/bar-above-drawer.tsx';
import DialogOnDrawer from './demos/dialog-on-drawer.tsx';

const layer = (selector: string) => {
  const element = document.querySelector(selector);
  return element ? Number(getComputedStyle(element).zIndex) : NaN;
};

claim('a tooltip above a dialog, a dialog above a drawer', async () => {
  await show(
    <>
      <Drawer open>Places</Drawer>
      <Dialog open>Terms</Dialog>
      <Tooltip open title="Hint">
        <button>Button</button>
      </Tooltip>
    </>,
  );
  await expect.poll(() => layer('.MuiTooltip-popper')).toBe(1500);
  expect(layer('.MuiDialog-root')).toBe(1300);
  expect(layer('.MuiDrawer-root')).toBe(1200);
});

claim('By default, a drawer is above the app bar.', async () => {
  await show(
    <>
      <AppBar>Dispatch</AppBar>
      <Drawer open>Places</Drawer>
    </>,
  );
  await expect.poll(() => layer('.MuiAppBar-root')).toBe(1100);
  expect(layer('.MuiDrawer-root')).toBe(1200);
});

claim('To have the bar span the whole width with the drawer below it, raise the bar.', async () => {
  await show(<BarAboveDrawer />);
  await expect.poll(() => layer('.MuiAppBar-root')).toBe(1201);
  // The bar, not the drawer, is what the pointer meets in the corner of both.
  const drawer = document.querySelector('.MuiDrawer-paper')?.getBoundingClientRect();
  const corner = document.elementFromPoint((drawer?.x ?? 0) + 4, (drawer?.y ?? 0) + 4);
  expect(corner?.closest('.MuiAppBar-root')).not.toBeNull();
});

claim('Keys that you leave out keep their number.', async () => {
  const theme = createTheme({ zIndex: { snackbar: 1250 } });
  expect(theme.zIndex.modal).toBe(1300);
  await show(
    <ThemeProvider theme={theme}>
      <Snackbar open message="Saved" />
    </ThemeProvider>,
  );
  await expect.poll(() => layer('.MuiSnackbar-root')).toBe(1250);
});

claim(
  'The one opened last comes last in `body`, so it is on top, whatever the order in your JSX.',
  async () => {
    // Written first, opened last.
    function TwoDialogs() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <Dialog open={open} fullScreen data-name="last">
            Opened last
          </Dialog>
          <Dialog open fullScreen data-name="first">
            <button onClick={() => setOpen(true)}>Open the other</button>
          </Dialog>
        </>
      );
    }
    const screen = await show(<TwoDialogs />);
    await page.getByRole('button', { name: 'Open the other' }).click();
    await expect.element(page.getByText('Opened last')).toBeVisible();
    const dialogs = [...document.body.children].filter((child) =>
      child.classList.contains('MuiDialog-root'),
    );
    expect(dialogs.map((dialog) => dialog.getAttribute('data-name'))).toEqual(['first', 'last']);
    expect(document.body.lastElementChild).toBe(dialogs[1]);
    expect(new Set(dialogs.map((dialog) => getComputedStyle(dialog).zIndex))).toEqual(
      new Set(['1300']),
    );
    const top = document.elementFromPoint(200, 200)?.closest('.MuiDialog-root');
    expect(top?.getAttribute('data-name')).toBe('last');
    await screen.unmount();

    await show(<DialogOnDrawer />);
    await page.getByRole('button', { name: 'Open shipment 77' }).click();
    await page.getByRole('button', { name: 'Cancel the shipment' }).click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await expect.element(page.getByRole('dialog', { name: /Cancel/ })).not.toBeInTheDocument();
  },
);

claim(
  'With `keepMounted`, a dialog keeps the place that it got when it was mounted, even if it opens last.',
  async () => {
    function TwoDialogs() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <Dialog open={open} keepMounted fullScreen data-name="kept">
            Opened last
          </Dialog>
          <Dialog open fullScreen data-name="other">
            <button onClick={() => setOpen(true)}>Open the other</button>
          </Dialog>
        </>
      );
    }
    await show(<TwoDialogs />);
    await page.getByRole('button', { name: 'Open the other' }).click();
    await expect.element(page.getByText('Opened last')).toBeInTheDocument();
    const dialogs = [...document.querySelectorAll('.MuiDialog-root')];
    expect(dialogs.map((dialog) => dialog.getAttribute('data-name'))).toEqual(['kept', 'other']);
    const top = document.elementFromPoint(200, 200)?.closest('.MuiDialog-root');
    expect(top?.getAttribute('data-name')).toBe('other');
  },
);

claim('With `disablePortal` they stay where they are in the tree', async () => {
  await show(
    <section aria-label="Layout">
      <Dialog open disablePortal>
        Terms
      </Dialog>
    </section>,
  );
  await expect.element(page.getByText('Terms')).toBeVisible();
  expect(page.getByText('Terms').element().closest('section')).not.toBeNull();
});

claim('`AppBar`, unless its `position` is `static` or `relative`', async () => {
  await show(<AppBar position="static">Static</AppBar>);
  await expect.poll(() => document.querySelector('.MuiAppBar-root')).not.toBeNull();
  expect(layer('.MuiAppBar-root')).toBeNaN();
});

claim('`Popper` has no z-index of its own, so by default it is below a dialog.', async () => {
  function Poppers() {
    const [anchor, setAnchor] = useState<HTMLElement | null>(null);
    return (
      <>
        <button ref={setAnchor}>Anchor</button>
        <Popper open={anchor !== null} anchorEl={anchor}>
          plain
        </Popper>
        <Popper open={anchor !== null} anchorEl={anchor} sx={{ zIndex: 'modal' }}>
          raised
        </Popper>
        <Dialog open>Terms</Dialog>
      </>
    );
  }
  await show(<Poppers />);
  const index = (text: string) => getComputedStyle(page.getByText(text).element()).zIndex;
  await expect.poll(() => index('plain')).toBe('auto');
  await expect.poll(() => index('raised')).toBe('1300');
  expect(layer('.MuiDialog-root')).toBe(1300);
});
