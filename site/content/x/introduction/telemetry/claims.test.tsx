import { muiXTelemetrySettings } from '@mui/x-license';
import { muiXTelemetryEvents, sendMuiXTelemetryEvent } from '@mui/x-telemetry';
import { commands } from 'vitest/browser';
import { claim, expect, page, show, vi } from '#claims';
import WillItSend from './demos/will-it-send.tsx';

async function choose(label: string, option: string) {
  await page.getByRole('combobox', { name: new RegExp(`^${label}`) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
const result = () => page.getByRole('status');

claim('Without any of them: off.', async () => {
  await show(<WillItSend />);
  await expect.element(result()).toHaveTextContent('Nothing is sent. What decides: the default.');
});

claim('A call in your code wins over everything else.', async () => {
  await show(<WillItSend />);
  await choose('MUI_X_TELEMETRY_DISABLED', 'true');
  await expect.element(result()).toHaveTextContent('Nothing is sent. What decides: the variable.');
  await choose('Last call in your code', 'enableTelemetry()');
  await expect
    .element(result())
    .toHaveTextContent('An event is sent. What decides: the call in your code.');
  await choose('NODE_ENV', 'production');
  await expect
    .element(result())
    .toHaveTextContent('Nothing is sent. What decides: production builds contain no sender.');
});

const event = () =>
  muiXTelemetryEvents.licenseVerification(
    { licenseKey: 'key' },
    { packageName: 'x-data-grid-pro', packageReleaseInfo: 'release', licenseStatus: 'Valid' },
  );

/** What one event does; nothing ever leaves the test. */
async function send() {
  const fetched = vi
    .spyOn(window, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response('{}')));
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await sendMuiXTelemetryEvent(event());
  const result = {
    requests: fetched.mock.calls.map(([address]) => address),
    printed: printed.mock.calls.flat().join(' '),
  };
  fetched.mockRestore();
  printed.mockRestore();
  return result;
}

claim('In the installed version it is **off unless you turn it on**', async () => {
  expect(await send()).toEqual({ requests: [], printed: '' });
});

claim(
  'It is read once, at the first event or at the first call of `muiXTelemetrySettings`.',
  async () => {
    await send();
    vi.stubGlobal('__MUI_X_TELEMETRY_DISABLED__', false);
    expect((await send()).requests).toEqual([]);
  },
);

claim('in 8.5.0 it is the same for every project in which Git answers', async () => {
  const source = await commands.readFile(
    'node_modules/@mui/x-telemetry/esm/postinstall/get-project-id.js',
  );
  // The answer is an object with `stdout`, and turns into the text "[object Object]".
  expect(source).toContain('util.promisify(exec)');
  expect(source).toContain('return String(response).trim();');
});

claim('It is a `POST` request to `https://x-telemetry.mui.com/v2/telemetry/record`.', async () => {
  muiXTelemetrySettings.enableTelemetry();
  expect((await send()).requests).toEqual(['https://x-telemetry.mui.com/v2/telemetry/record']);
  muiXTelemetrySettings.disableTelemetry();
  expect((await send()).requests).toEqual([]);
});

claim('`enableDebug()` prints the event to the console instead of sending it.', async () => {
  muiXTelemetrySettings.enableTelemetry();
  muiXTelemetrySettings.enableDebug();
  const { requests, printed } = await send();
  expect(requests).toEqual([]);
  expect(printed).toContain('licenseVerification');
  muiXTelemetrySettings.disableTelemetry();
  expect((await send()).printed).toBe('');
});
