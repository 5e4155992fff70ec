import type { ElementType } from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { createTheme, getContrastRatio, styled, ThemeProvider } from '@mui/material/styles';
import { render } from 'vitest-browser-react';
import { anatomy, claim, expect, page, show, userEvent, vi } from '#claims';
import AlertColor from './demos/alert-color.tsx';
import AlertIcons from './demos/alert-icons.tsx';
import CloseAlert from './demos/close-alert.tsx';
import CollapseAlert from './demos/collapse-alert.tsx';
import FormErrors from './demos/form-errors.tsx';
import text from './page.md?raw';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};

claim('The default is `success`', async () => {
  await show(<Alert>Saved</Alert>);
  expect(find('.MuiAlert-root').className).toContain('MuiAlert-standardSuccess');
  await expect.element(page.getByTestId('SuccessOutlinedIcon')).toBeInTheDocument();
});

claim(
  'In dark mode, `info` and `success` do not reach it if the theme has `cssVariables`.',
  async () => {
    const severities = ['success', 'info', 'warning', 'error'] as const;
    const tooWeak = () =>
      severities.filter((severity) => {
        const { backgroundColor, color } = getComputedStyle(
          find(`.MuiAlert-filled.MuiAlert-color${capital(severity)}`),
        );
        return getContrastRatio(backgroundColor, color) < 4.5;
      });
    const alerts = severities.map((severity) => (
      <Alert key={severity} severity={severity} variant="filled">
        {severity}
      </Alert>
    ));
    const light = await show(alerts, { paletteMode: 'light' });
    expect(tooWeak()).toEqual(['info', 'warning']);
    await light.unmount();
    await show(alerts, { paletteMode: 'dark' });
    expect(tooWeak()).toEqual(['success', 'info']);
  },
);

claim('It is a `div`, not a heading', async () => {
  await show(
    <Alert>
      <AlertTitle>Saved</AlertTitle>
    </Alert>,
  );
  expect(find('.MuiAlertTitle-root').tagName).toBe('DIV');
});

claim('`onClose` shows a close button. The alert does not hide itself', async () => {
  const onClose = vi.fn();
  await show(<Alert onClose={onClose}>Saved</Alert>);
  await page.getByRole('button', { name: 'Close' }).click();
  expect(onClose).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('alert')).toBeVisible();
});

claim('Move focus to an element that stays, as the demo does.', async () => {
  await show(<CloseAlert />);
  await page.getByRole('button', { name: 'Close the hint' }).click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Show the hint' })).toHaveFocus();
});

claim('It replaces the close button: if you need both, put both in `action`.', async () => {
  await show(
    <Alert onClose={() => undefined} action={<button type="button">Undo</button>}>
      Saved
    </Alert>,
  );
  expect(page.getByRole('button').elements()).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

claim('`unmountOnExit` removes the alert after the transition.', async () => {
  await show(<CollapseAlert />);
  await expect.element(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button').click();
  await expect.poll(() => document.querySelector('.MuiAlert-root')).toBeNull();
});

claim('Severities that you leave out keep their default.', async () => {
  await show(
    <>
      <AlertIcons />
      <Alert severity="error" iconMapping={{ success: <i>custom</i> }}>
        Failed
      </Alert>
    </>,
  );
  await expect.element(page.getByTestId('ErrorOutlineIcon')).toBeInTheDocument();
  await expect.element(page.getByTestId('FlagIcon')).toBeInTheDocument();
  expect(document.querySelectorAll('.MuiAlert-icon')).toHaveLength(3);
});

claim('`color` overrides the color of the severity and keeps its icon.', async () => {
  await show(<AlertColor />);
  expect(find('.MuiAlert-root').className).toContain('MuiAlert-standardInfo');
  await expect.element(page.getByTestId('SuccessOutlinedIcon')).toBeInTheDocument();
});

claim(
  'In a theme with `cssVariables`, `Alert` has colors only for the four built-in severities.',
  async () => {
    const Message: ElementType = Alert;
    const news = { main: '#6a1b9a', light: '#9c4dcc', dark: '#38006b', contrastText: '#ffffff' };
    const palette: object = { news };
    const background = () => getComputedStyle(find('.MuiAlert-root')).backgroundColor;
    const alone = await render(
      <ThemeProvider theme={createTheme({ palette })}>
        <Message severity="news">Moved</Message>
      </ThemeProvider>,
    );
    expect(background()).not.toBe('rgba(0, 0, 0, 0)');
    await alone.unmount();
    await render(
      <ThemeProvider theme={createTheme({ palette, cssVariables: true })}>
        <Message severity="news">Moved</Message>
      </ThemeProvider>,
    );
    expect(background()).toBe('rgba(0, 0, 0, 0)');
  },
);

claim('After a failed submit, show one alert with all errors, and move focus to it.', async () => {
  await show(<FormErrors />);
  await page.getByRole('button', { name: 'Book a bed' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Booking failed: enter a name.');
  expect(document.activeElement?.textContent).toContain('Booking failed');
});

claim('scrolls sideways inside the message and does not push the action out', async () => {
  await show(
    <Box sx={{ width: 300 }}>
      <Alert onClose={() => undefined}>
        <div style={{ width: 900 }}>Wide</div>
      </Alert>
    </Box>,
  );
  const message = find('.MuiAlert-message');
  expect(message.scrollWidth).toBeGreaterThan(message.clientWidth + 100);
  expect(find('.MuiAlert-action').getBoundingClientRect().right).toBeLessThan(320);
});

claim('An alert has `role="alert"`.', async () => {
  await show(
    <>
      <Alert>Saved</Alert>
      <Alert role="status">Sent</Alert>
    </>,
  );
  expect(page.getByRole('alert').elements()).toHaveLength(1);
  expect(page.getByRole('status').elements()).toHaveLength(1);
});

anatomy(text, 'Alert', () =>
  show(
    <Alert onClose={() => undefined}>
      <AlertTitle>Saved</AlertTitle>
      The order was sent.
    </Alert>,
  ),
);

claim('Choose by how many alerts you want to change:', async () => {
  const Round = styled(Alert)({ borderRadius: 12 });
  const theme = createTheme({
    components: { MuiAlert: { styleOverrides: { root: { borderWidth: 3 } } } },
  });
  await show(
    <>
      <Alert sx={{ alignItems: 'center' }}>one</Alert>
      <Round>reused</Round>
      <ThemeProvider theme={theme}>
        <Alert variant="outlined">themed</Alert>
        <Alert severity="error" sx={{ '--mui-palette-Alert-errorStandardBg': '#fff3e0' }}>
          plain
        </Alert>
      </ThemeProvider>
      <Alert slotProps={{ message: { className: 'text' } }}>slot</Alert>
      <Alert severity="error" sx={{ '--mui-palette-Alert-errorStandardBg': '#fff3e0' }}>
        variable
      </Alert>
    </>,
  );
  const message = (name: string) => page.getByText(name, { exact: true }).element();
  const styleOf = (name: string) => getComputedStyle(message(name).parentElement ?? document.body);
  expect(styleOf('one').alignItems).toBe('center');
  expect(styleOf('reused').borderRadius).toBe('12px');
  expect(styleOf('themed').borderTopWidth).toBe('3px');
  expect(message('slot').className).toContain('text');
  expect(styleOf('variable').backgroundColor).toBe('rgb(255, 243, 224)');
  expect(styleOf('plain').backgroundColor).not.toBe('rgb(255, 243, 224)');
});

claim('calls `onClose`, on the close button', async () => {
  const onClose = vi.fn();
  await show(<Alert onClose={onClose}>Saved</Alert>);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onClose).toHaveBeenCalledTimes(2);
});

claim('The default icons are hidden from screen readers.', async () => {
  await show(<Alert severity="error">Failed</Alert>);
  const icon = document.querySelector('.MuiAlert-icon svg');
  expect(icon?.getAttribute('aria-hidden')).toBe('true');
});

claim('For a message that can wait, such as “Saved”, set `role="status"`.', async () => {
  await show(<Alert role="status">Saved</Alert>);
  await expect.element(page.getByRole('status')).toHaveTextContent('Saved');
  expect(page.getByRole('alert').elements()).toHaveLength(0);
});
