import {
  muiXTelemetrySettings,
  Unstable_LicenseInfoProvider as LicenseInfoProvider,
  useLicenseVerifier,
} from '@mui/x-license';
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
    .toHaveTextContent('Nothing is sent. What decides: production builds never send.');
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
    headers: fetched.mock.calls.map(([, options]) => options?.headers),
    printed: printed.mock.calls.flat().join(' '),
  };
  fetched.mockRestore();
  printed.mockRestore();
  return result;
}

claim('In version 8.5.0 it is **off unless you turn it on**', async () => {
  expect(await send()).toMatchObject({ requests: [], printed: '' });
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

claim(
  'Two headers of the request hold the version of `@mui/x-telemetry` and the value of `NODE_ENV`.',
  async () => {
    muiXTelemetrySettings.enableTelemetry();
    expect((await send()).headers).toEqual([
      {
        'Content-Type': 'application/json',
        'X-Telemetry-Client-Version': '8.5.0',
        'X-Telemetry-Node-Env': expect.stringMatching(/^(test|development)$/),
      },
    ]);
    muiXTelemetrySettings.disableTelemetry();
  },
);

claim('and production builds never send anything.', async () => {
  const index = await commands.readFile('node_modules/@mui/x-telemetry/esm/index.js');
  expect(index).toContain(
    "const sendMuiXTelemetryEvent = process.env.NODE_ENV === 'production' ? noop : ",
  );
  const sender = await commands.readFile('node_modules/@mui/x-telemetry/esm/runtime/sender.js');
  expect(sender).toMatch(/if \(process\.env\.NODE_ENV === 'production'\) \{\s+return;/);
});

claim(
  'so once for each commercial package after a page load, and again if the license key changes.',
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const fetched = vi
      .spyOn(window, 'fetch')
      .mockImplementation(() => Promise.resolve(new Response('{}')));
    function Grid({ name }: { name: 'x-data-grid-pro' | 'x-charts-pro' }) {
      useLicenseVerifier(name, 'release');
      return null;
    }
    muiXTelemetrySettings.enableTelemetry();
    const draw = (key: string) =>
      show(
        <LicenseInfoProvider info={{ key }}>
          <Grid name="x-data-grid-pro" />
          <Grid name="x-data-grid-pro" />
          <Grid name="x-charts-pro" />
        </LicenseInfoProvider>,
      );
    await draw('first');
    await expect.poll(() => fetched.mock.calls.length).toBe(2);
    await draw('first');
    await draw('second');
    await expect.poll(() => fetched.mock.calls.length).toBe(4);
    muiXTelemetrySettings.disableTelemetry();
  },
);

claim(
  'If that fails, it is tried three more times, and then the error is printed to the console.',
  async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const fetched = vi.spyOn(window, 'fetch').mockRejectedValue(new Error('Offline'));
    const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    muiXTelemetrySettings.enableTelemetry();
    await sendMuiXTelemetryEvent(event());
    muiXTelemetrySettings.disableTelemetry();
    expect(fetched).toHaveBeenCalledTimes(4);
    expect(printed.mock.calls.flat().join(' ')).toContain('Offline');
  },
);

claim('This happens in development builds with telemetry off, too.', async () => {
  muiXTelemetrySettings.disableTelemetry();
  expect((await send()).requests).toEqual([]);
  const [name = ''] = Object.keys(sessionStorage);
  expect(name).toMatch(/^__mui_x_telemetry_/);
  expect(sessionStorage.getItem(name)).toMatch(/^sesid_/);
});

claim(
  'the name must have no prefix, `NEXT_PUBLIC_`, `GATSBY_`, `REACT_APP_` or `PUBLIC_`.',
  async () => {
    const source = await commands.readFile('node_modules/@mui/x-telemetry/esm/runtime/config.js');
    const names = source.match(/process\.env\.\w*MUI_X_TELEMETRY_DISABLED/g);
    expect(names).toEqual(
      ['', 'NEXT_PUBLIC_', 'GATSBY_', 'REACT_APP_', 'PUBLIC_'].map(
        (prefix) => `process.env.${prefix}MUI_X_TELEMETRY_DISABLED`,
      ),
    );
  },
);

claim('On a build server and in a container, that file is inside the package', async () => {
  const source = await commands.readFile(
    'node_modules/@mui/x-telemetry/esm/postinstall/storage.js',
  );
  expect(source).toContain('const isLikelyEphemeral = env.isCI || env.isDocker;');
  expect(source).toContain("return path.join(distDir, 'cache');");
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

claim('what counts is whether `window` exists', async () => {
  const source = await commands.readFile('node_modules/@mui/x-telemetry/esm/runtime/sender.js');
  expect(source).toMatch(/if \(typeof window === 'undefined'\) \{\s*return false;/);
});

claim('The call reaches one copy of `@mui/x-telemetry`.', async () => {
  // The state is a variable of the module; the license key is one of the page.
  const config = await commands.readFile('node_modules/@mui/x-telemetry/esm/runtime/config.js');
  expect(config).toContain('let cachedEnv = null;');
  expect(config).not.toMatch(/globalThis\.\w+ =[^=]/);
  // Here, too, a package of another version brought a second copy.
  const manifests = await Promise.all(
    ['', 'x-tree-view-pro/node_modules/@mui/'].map((path) =>
      commands.readFile(`node_modules/@mui/${path}x-telemetry/package.json`),
    ),
  );
  expect(new Set(manifests.map((text) => /"version": "(.+?)"/.exec(text)?.[1])).size).toBe(2);
});
