import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import BuildResult from './demos/build-result.tsx';
import MessageQueue from './demos/message-queue.tsx';
import SentInvoice from './demos/sent-invoice.tsx';
import SnackbarPlaces from './demos/snackbar-places.tsx';
import UndoArchive from './demos/undo-archive.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });

claim('Ignore `clickaway` in most cases.', async () => {
  await show(<SnackbarPlaces />);
  await button('bottom left').click();
  const message = page.getByText('Aurora has left berth 4.');
  await expect.element(message).toBeVisible();
  await userEvent.click(document.body, { position: { x: 300, y: 300 } });
  await expect.element(message).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(message).not.toBeInTheDocument();
});

claim('`onClose` tells the reason, and you decide.', async () => {
  const closed = vi.fn();
  await show(
    <Snackbar
      open
      autoHideDuration={50}
      message="Saved"
      onClose={(_event, reason) => closed(reason)}
    />,
  );
  await expect.poll(() => closed.mock.lastCall).toEqual(['timeout']);
  await userEvent.click(document.body, { position: { x: 300, y: 300 } });
  await expect.poll(() => closed.mock.lastCall).toEqual(['clickaway']);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => closed.mock.lastCall).toEqual(['escapeKeyDown']);
  await expect.element(page.getByText('Saved')).toBeVisible();
});

claim('It appears at the edge of the window, takes no focus, and leaves by itself.', async () => {
  await show(<SentInvoice />);
  await button('Send invoice').click();
  await expect.element(page.getByText('Invoice 2207 is on its way to Molen.')).toBeVisible();
  await expect.element(button('Send invoice')).toHaveFocus();
});

claim('Show one message at a time.', async () => {
  await show(<MessageQueue />);
  await button('Load a box').click();
  await button('Load a box').click();
  await expect.element(page.getByText('Messages that wait: 1')).toBeVisible();
  await expect.element(page.getByText('Box 1 is on the lorry.')).toBeVisible();
  await expect.element(page.getByText('Box 2 is on the lorry.')).not.toBeInTheDocument();
});

claim('Put an `Alert` inside, and the message has a color and an icon.', async () => {
  await show(<BuildResult />);
  await button('Let it fail').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Build 413 failed: 12 tests.');
  await expect.element(page.getByRole('alert')).toHaveClass('MuiAlert-filledError');
});

claim('one button, rarely two', async () => {
  await show(<UndoArchive />);
  await button('Archive').click();
  await button('Undo').click();
  await expect.element(page.getByText('Letter to Ms Diallo: in the inbox')).toBeVisible();
});

claim(
  'The content has `role="alert"`: screen readers read it at once, and the focus stays where it is.',
  async () => {
    await show(<Snackbar open message="Saved" />);
    await expect.element(page.getByRole('alert')).toHaveTextContent('Saved');
  },
);

// The provider of the page, with a shorter time.
const NotifyContext = createContext<(text: string) => void>(() => undefined);

function NoticeProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState({ id: 0, text: '', open: false });

  const notify = useCallback(
    (text: string) => setNotice(({ id }) => ({ id: id + 1, text, open: true })),
    [],
  );

  function close(_event: unknown, reason: SnackbarCloseReason) {
    if (reason !== 'clickaway') setNotice((last) => ({ ...last, open: false }));
  }

  return (
    <NotifyContext.Provider value={notify}>
      {children}
      <Snackbar
        key={notice.id}
        open={notice.open}
        autoHideDuration={1500}
        message={notice.text}
        onClose={close}
      />
    </NotifyContext.Provider>
  );
}

claim(
  '`notify` is the same function on every render, so components that use it do not render again with each message.',
  async () => {
    const rendered = vi.fn();
    function Save() {
      const notify = useContext(NotifyContext);
      rendered();
      return <button onClick={() => notify('Saved')}>Save</button>;
    }
    await show(
      <NoticeProvider>
        <Save />
      </NoticeProvider>,
    );
    await button('Save').click();
    await expect.element(page.getByText('Saved')).toBeVisible();
    expect(rendered).toHaveBeenCalledTimes(1);
    // A click elsewhere does not close it.
    await userEvent.click(document.body);
    await expect.element(page.getByText('Saved')).toBeVisible();
  },
);

claim('The `key` gives each message its full time.', async () => {
  function Load() {
    const notify = useContext(NotifyContext);
    return <button onClick={() => notify('Box loaded')}>Load</button>;
  }
  await show(
    <NoticeProvider>
      <Load />
    </NoticeProvider>,
  );
  await button('Load').click();
  const first = document.querySelector('.MuiSnackbar-root');
  await button('Load').click();
  await expect.poll(() => document.querySelector('.MuiSnackbar-root') !== first).toBe(true);
  await expect.element(page.getByText('Box loaded')).toBeVisible();
  await expect.element(page.getByText('Box loaded')).not.toBeInTheDocument();
});
