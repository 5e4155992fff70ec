import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import Snackbar from '@mui/material/Snackbar';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import { useContext, useState, type ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { anatomy, claim, expect, page, show, userEvent, vi } from '#claims';
import AboveFab from './demos/above-fab.tsx';
import BuildResult from './demos/build-result.tsx';
import LongNotices from './demos/long-notices.tsx';
import MessageQueue from './demos/message-queue.tsx';
import NotifyFromAnywhere, {
  NoticeProvider,
  NotifyContext,
} from './demos/notify-from-anywhere.tsx';
import SentInvoice from './demos/sent-invoice.tsx';
import SlideNotice from './demos/slide-notice.tsx';
import SnackbarPlaces from './demos/snackbar-places.tsx';
import StyledNotice from './demos/styled-notice.tsx';
import UndoArchive from './demos/undo-archive.tsx';
import UploadProgress from './demos/upload-progress.tsx';
import text from './page.md?raw';

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

claim('`onClose` gets the reason, and you decide.', async () => {
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

claim(
  'It appears at the edge of the window, takes no focus, and disappears by itself.',
  async () => {
    await show(<SentInvoice />);
    await button('Send invoice').click();
    const message = page.getByText('Invoice 2207 is on its way to Molen.');
    await expect.element(message).toBeVisible();
    const edges = () => {
      const { left, bottom } = page.getByRole('alert').element().getBoundingClientRect();
      return [Math.round(left), Math.round(window.innerHeight - bottom)];
    };
    await expect.poll(edges).toEqual([24, 24]);
    await expect.element(button('Send invoice')).toHaveFocus();
    await expect.element(message).not.toBeInTheDocument();
  },
);

claim('Show one message at a time.', async () => {
  await show(<MessageQueue />);
  await button('Load a box').click();
  await button('Load a box').click();
  await expect.element(page.getByText('Waiting messages: 1')).toBeVisible();
  await expect.element(page.getByText('Box 1 is on the truck.')).toBeVisible();
  await expect.element(page.getByText('Box 2 is on the truck.')).not.toBeInTheDocument();
});

claim('Put an `Alert` inside to give the message a color and an icon.', async () => {
  await show(<BuildResult />);
  await button('Show error').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Build 413 failed: 12 tests.');
  await expect.element(page.getByRole('alert')).toHaveClass('MuiAlert-filledError');
});

claim(
  "Set `width: '100%'` on the `Alert`, or it is only as wide as its content on phones.",
  async () => {
    await page.viewport(390, 800);
    const alert = (width: string) => (
      <Snackbar open>
        <Alert sx={{ width }}>Saved</Alert>
      </Snackbar>
    );
    const width = () => document.querySelector<HTMLElement>('.MuiAlert-root')?.offsetWidth;
    const view = await show(alert('auto'));
    expect(width()).toBeLessThan(200);
    await view.unmount();
    await show(alert('100%'));
    await expect.poll(width).toBe(374);
    await page.viewport(1280, 800);
  },
);

claim('one button, rarely two', async () => {
  await show(<UndoArchive />);
  await button('Archive').click();
  await button('Undo').click();
  await expect.element(page.getByText('Letter to Ms. Diallo: in the inbox')).toBeVisible();
});

claim(
  'The content has `role="alert"`: screen readers read it at once, and the focus stays where it is.',
  async () => {
    await show(<Snackbar open message="Saved" />);
    await expect.element(page.getByRole('alert')).toHaveTextContent('Saved');
  },
);

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
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await show(<NotifyFromAnywhere />);
  await button('Reserve City Atlas').click();
  await vi.advanceTimersByTimeAsync(4000);
  await button('Reserve Bird Guide').click();
  await vi.advanceTimersByTimeAsync(4000);
  await expect.element(page.getByText('Bird Guide is reserved.')).toBeVisible();
  await vi.advanceTimersByTimeAsync(2000);
  await expect.element(page.getByText('Bird Guide is reserved.')).not.toBeInTheDocument();
});

claim(
  'Set `autoHideDuration={null}` while it runs, and a number when it is done: the timer starts with the change.',
  async () => {
    const closed = vi.fn();
    const Trial = () => {
      const [time, setTime] = useState<number | null>(null);
      return (
        <>
          <button onClick={() => setTime(100)}>Done</button>
          <Snackbar
            open
            message="Saved"
            autoHideDuration={time}
            onClose={(_event, reason) => closed(reason)}
          />
        </>
      );
    };
    const screen = await show(<Trial />);
    await expect.element(page.getByText('Saved')).toBeVisible();
    expect(closed).not.toHaveBeenCalled();
    await button('Done').click();
    await expect.poll(() => closed.mock.lastCall).toEqual(['timeout']);
    await screen.unmount();
    await show(<UploadProgress />);
    await button('Upload photos').click();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('status')).toHaveTextContent('Uploading 12 photos…');
    await expect
      .element(page.getByRole('status'), { timeout: 15_000 })
      .toHaveTextContent('12 photos uploaded');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  },
);

claim(
  'Below the `sm` breakpoint, the message spans the width, and `horizontal` has no effect.',
  async () => {
    await page.viewport(390, 800);
    await show(
      <Snackbar open message="Saved" anchorOrigin={{ vertical: 'top', horizontal: 'right' }} />,
    );
    const box = () => page.getByRole('alert').element().getBoundingClientRect();
    await expect.poll(() => [box().left, box().right]).toEqual([8, 382]);
    await page.viewport(1280, 800);
  },
);

claim(
  'from `sm` on, the snackbar sets `bottom` in a media query, which overrides a plain number',
  async () => {
    const bottom = () => {
      const bar = document.querySelector('.MuiSnackbar-root');
      return bar ? getComputedStyle(bar).bottom : '';
    };
    const screen = await show(<Snackbar open message="Saved" sx={{ bottom: 88 }} />);
    await expect.poll(bottom).toBe('24px');
    await screen.unmount();
    await page.viewport(390, 800);
    await show(<AboveFab />);
    await button('Add a note').click();
    await expect.poll(bottom).toBe('88px');
    await page.viewport(1280, 800);
    await expect.poll(bottom).toBe('24px');
  },
);

claim(
  '`Slide` gets its direction from `anchorOrigin`: up at the bottom, down at the top.',
  async () => {
    const seen = vi.fn();
    function Spy({ direction, children }: { direction?: string; children?: ReactNode }) {
      seen(direction);
      return <div>{children}</div>;
    }
    await show(<Snackbar open message="Saved" slots={{ transition: Spy }} />);
    expect(seen.mock.lastCall).toEqual(['up']);
    await show(
      <Snackbar
        open
        message="Saved"
        slots={{ transition: Spy }}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      />,
    );
    expect(seen.mock.lastCall).toEqual(['down']);
    await show(<SlideNotice />);
    await button('Slide').click();
    await expect.element(page.getByText('Your changes are saved.')).toBeVisible();
  },
);

claim('If the text leaves no room, the action wraps to a line of its own.', async () => {
  await show(<LongNotices />);
  const top = (element: Element) => element.getBoundingClientRect().top;
  const short = page.getByText('Offline', { exact: true });
  await expect.element(short).toBeVisible();
  expect(button('Retry').element().getBoundingClientRect().top).toBeLessThan(
    short.element().getBoundingClientRect().bottom,
  );
  expect(top(button('Show changes').element())).toBeGreaterThanOrEqual(
    page
      .getByText(/^You are offline/)
      .element()
      .getBoundingClientRect().bottom,
  );
});

claim(
  'It has the opposite brightness of the page: dark in light mode, light in dark mode.',
  async () => {
    const bright = async (mode: 'light' | 'dark') => {
      const screen = await show(
        <ThemeProvider theme={createTheme({ palette: { mode } })}>
          <Snackbar open message="Saved" />
        </ThemeProvider>,
      );
      await expect.element(page.getByRole('alert')).toBeVisible();
      const color = getComputedStyle(page.getByRole('alert').element()).backgroundColor;
      await screen.unmount();
      return Number(/\d+/.exec(color)?.[0]) > 127;
    };
    expect(await bright('light')).toBe(false);
    expect(await bright('dark')).toBe(true);
    await show(<StyledNotice />);
    await button('Copy link').click();
    await expect.element(page.getByRole('alert')).toHaveClass('MuiPaper-elevation0');
  },
);

claim('Find the message by its role, `alert`.', async () => {
  await show(<UndoArchive />);
  await button('Archive').click();
  await expect.element(page.getByRole('alert').getByText('Letter archived')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

claim('The timer stops while the pointer or the focus is on the message', async () => {
  const closed = vi.fn();
  await show(
    <Snackbar
      open
      autoHideDuration={2000}
      resumeHideDuration={100}
      message="Saved"
      onClose={(_event, reason) => closed(reason)}
    />,
  );
  await page.getByText('Saved').hover();
  await new Promise((passed) => {
    setTimeout(passed, 2500);
  });
  expect(closed).not.toHaveBeenCalled();
  await userEvent.unhover(page.getByText('Saved'));
  await expect.poll(() => closed.mock.lastCall).toEqual(['timeout']);
});

claim(
  'With `disableWindowBlurListener`, the timer keeps running while people are in another window.',
  async () => {
    const closed = vi.fn();
    await show(
      <>
        <Snackbar
          open
          autoHideDuration={800}
          message="Waits"
          onClose={(_event, reason) => closed('waits', reason)}
        />
        <Snackbar
          open
          disableWindowBlurListener
          autoHideDuration={800}
          message="Goes on"
          onClose={(_event, reason) => closed('goes on', reason)}
        />
      </>,
    );
    window.dispatchEvent(new FocusEvent('blur'));
    await expect.poll(() => closed.mock.calls).toEqual([['goes on', 'timeout']]);
    await new Promise((passed) => {
      setTimeout(passed, 1500);
    });
    expect(closed.mock.calls).toEqual([['goes on', 'timeout']]);
    window.dispatchEvent(new FocusEvent('focus'));
    await expect.poll(() => closed.mock.lastCall).toEqual(['waits', 'timeout']);
  },
);

anatomy(text, 'Snackbar', () => show(<Snackbar open message="Sent" action="Undo" />));

claim('Change its color, width and corners through `slotProps.content`.', async () => {
  const Round = styled(Snackbar)({ '& .MuiSnackbarContent-root': { borderRadius: 8 } });
  const theme = createTheme({
    components: { MuiSnackbarContent: { styleOverrides: { root: { fontWeight: 700 } } } },
  });
  await show(
    <>
      <Snackbar open message="one" sx={{ bottom: { xs: 90, sm: 30 } }} />
      <Round open message="reused" />
      <ThemeProvider theme={theme}>
        <Snackbar open message="themed" sx={{ '--mui-palette-SnackbarContent-bg': '#00695c' }} />
      </ThemeProvider>
      <Snackbar
        open
        message="slot"
        slotProps={{ content: { className: 'notice', sx: { width: 300 } } }}
      />
      <Snackbar open message="variable" sx={{ '--mui-palette-SnackbarContent-bg': '#00695c' }} />
    </>,
  );
  const bar = (name: string) =>
    page.getByText(name, { exact: true }).element().parentElement ?? document.body;
  expect(getComputedStyle(bar('one').parentElement ?? document.body).bottom).toBe('30px');
  expect(getComputedStyle(bar('reused')).borderRadius).toBe('8px');
  expect(getComputedStyle(bar('themed')).fontWeight).toBe('700');
  expect(bar('slot').className).toContain('notice');
  expect(getComputedStyle(bar('slot')).width).toBe('300px');
  expect(getComputedStyle(bar('variable')).backgroundColor).toBe('rgb(0, 105, 92)');
  expect(getComputedStyle(bar('themed')).backgroundColor).not.toBe('rgb(0, 105, 92)');
});

claim('calls `onClose`, wherever the focus is', async () => {
  const onClose = vi.fn();
  await show(
    <>
      <input aria-label="Search" />
      <Snackbar open message="Sent" onClose={onClose} />
    </>,
  );
  await page.getByLabelText('Search').click();
  onClose.mockClear();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(onClose.mock.lastCall?.[1]).toBe('escapeKeyDown');
});

claim('reaches the buttons of the snackbar, at its place in the document', async () => {
  await show(
    <>
      <button type="button">Before</button>
      <Snackbar open message="Sent" action={<button type="button">Undo</button>} />
      <button type="button">After</button>
    </>,
  );
  for (const name of ['Before', 'Undo', 'After']) {
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name })).toHaveFocus();
  }
});

claim(
  'but not while the focus is in a dialog or a menu: these use the key and stop it.',
  async () => {
    const onClose = vi.fn();
    const closeDialog = vi.fn();
    await show(
      <>
        <Snackbar open message="Sent" onClose={onClose} />
        <Dialog open onClose={closeDialog} aria-label="Rename">
          <input aria-label="Name" />
        </Dialog>
      </>,
    );
    await page.getByLabelText('Name').click();
    onClose.mockClear();
    await userEvent.keyboard('{Escape}');
    expect(closeDialog).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
  },
);

claim(
  'With the [right-to-left style plugin](/guides/right-to-left/), left and right are swapped.',
  async () => {
    const left = () => document.querySelector('.MuiSnackbar-root')?.getBoundingClientRect().left;
    const view = await show(
      <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
        <Snackbar open message="Sent" />
      </ThemeProvider>,
    );
    await expect.poll(left).toBe(24);
    await view.unmount();
    await show(<Snackbar open message="Sent" />, { direction: 'rtl' });
    await expect.poll(left).toBeGreaterThan(window.innerWidth / 2);
  },
);
