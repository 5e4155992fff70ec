import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import CancelOrder from './demos/cancel-order.tsx';
import DialogWidths from './demos/dialog-widths.tsx';
import NewAppointment from './demos/new-appointment.tsx';
import UnsavedNote from './demos/unsaved-note.tsx';

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

claim('So :kbd[Enter] sends it, and the content still scrolls by itself.', async () => {
  await show(<NewAppointment />);
  await open('New appointment');
  await page.getByLabelText(/Patient/).fill('M. Osei');
  await page.getByLabelText(/Time/).fill('14:30');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('M. Osei at 14:30')).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

claim(
  'A `role` on the `Dialog` itself ends up on the layer around the window, not on the window.',
  async () => {
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
    await show(
      <Dialog open fullWidth maxWidth="xs">
        Wide
      </Dialog>,
    );
    await expect
      .poll(() => page.getByRole('dialog').element().getBoundingClientRect().width)
      .toBe(444);
    await show(<DialogWidths />);
  },
);
