import { expect, test, type Page } from '@playwright/test';
import { attemptOf, attemptsOf, demoOf, editorOf, editPage, openEditor } from '../live-editor.ts';
import { startCountingHost, type CountingHost } from './counting-host.ts';
import { escapes } from './live-edit-escapes.ts';
import { findWholeBrowser } from '../../tools/testing/find-browser.mjs';

// Only the whole browser gives a frame without an origin a process of its own.
test.use({
  launchOptions: {
    executablePath: findWholeBrowser() ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
  },
});

/** Watches everything that must not happen to the page while code runs in the frame. */
function watchPage(page: Page): string[] {
  const happened: string[] = [];
  page.on('dialog', (dialog) => {
    happened.push(`dialog ${dialog.type()}`);
    void dialog.dismiss();
  });
  page.on('download', () => happened.push('download'));
  page.context().on('page', () => happened.push('new window'));
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) happened.push(`page went to ${frame.url()}`);
  });
  return happened;
}

test.describe('escapes', () => {
  let host: CountingHost;
  test.beforeAll(async () => {
    host = await startCountingHost();
  });
  test.afterAll(() => host.close());

  test(`none of ${escapes.length} ways leads out of the frame`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write', 'geolocation', 'camera']);
    await context.addCookies([{ name: 'codeVariant', value: 'TS', url: 'http://127.0.0.1' }]);
    const { inside, problem, write } = await openEditor(page);
    const happened = watchPage(page);
    const attempts = escapes.map(({ name, code }) => ({
      name,
      code: code.replaceAll('HOST', host.origin).replaceAll('PORT', String(host.port)),
    }));
    await write(attemptsOf(attempts));
    await expect(inside.getByRole('listitem')).toHaveCount(attempts.length);
    const results = await inside.getByRole('listitem').allTextContents();
    const got = results.filter((text) => !/: (refused|got (undefined|null|false)$)/.test(text));
    expect(got).toEqual([]);
    expect(host.hits).toEqual([]);
    expect(happened).toEqual([]);
    expect(page.url()).toContain(editPage.href);
    await write(demoOf('still here'));
    await expect(inside.getByText('still here')).toBeVisible();
    await expect(problem).toBeEmpty();
    expect(host.hits).toEqual([]);
  });

  test('the same attempts reach the host where nothing stops them', async ({ page }) => {
    await page.goto(`${host.origin}/start`);
    await page.evaluate(async (origin) => {
      await fetch(`${origin}/control`);
      navigator.sendBeacon(`${origin}/control-beacon`, 'x');
      const peer = new RTCPeerConnection({
        iceServers: [{ urls: `stun:127.0.0.1:${new URL(origin).port}` }],
      });
      peer.createDataChannel('a');
      await peer.setLocalDescription(await peer.createOffer());
    }, host.origin);
    await expect.poll(() => host.hits).toContain('GET /control');
    await expect.poll(() => host.hits).toContain('POST /control-beacon');
    host.hits.length = 0;
  });
});

test('code that leaves the frame is taken away', async ({ page }) => {
  const { demo, frame, problem, write } = await openEditor(page);
  await write(attemptOf("location.href = '/demo-frame/?elsewhere'; return undefined;"));
  await expect(problem).toHaveText('The code tried to leave this page and was stopped.');
  await expect(frame).toHaveCount(0);
  await expect(demo.locator('[data-demo]')).toBeVisible();
});

test('what edited code throws is shown as its words, in one line', async ({ page }) => {
  const { inside, problem, write } = await openEditor(page);
  await write(attemptOf("setTimeout(() => { throw 'Your session\\nexpired'; }); return 'thrown';"));
  await expect(inside.getByText('got thrown')).toBeVisible();
  await expect(problem).toContainText('The code says: Your session expired');
});

test('F41 an endless loop ends with its line, and what worked stays', async ({ page }) => {
  const { inside, problem, write } = await openEditor(page);
  await write(demoOf('before the loop'));
  await expect(inside.getByText('before the loop')).toBeVisible();
  await write('export default function Demo() {\n  while (true) {}\n}\n');
  await expect(problem).toHaveText('Line 2: This loop ran for more than a second and was stopped.');
  await expect(inside.getByText('before the loop')).toBeVisible();
});

test('code that is stuck is stopped, the page stays responsive, and it can run again', async ({
  page,
}) => {
  const { demo, frame, problem, inside, write } = await openEditor(page);
  await write(demoOf('before'));
  await expect(inside.getByText('before')).toBeVisible();
  // Code made from text is not guarded: only the watchdog sees it.
  await write(attemptOf("Function('for (;;) {}')(); return undefined;"));
  await page.waitForTimeout(600);
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  await expect(problem).toHaveText('The code did not answer for two seconds and was stopped.');
  await expect(frame).toHaveCount(0);
  await expect(demo.locator('[data-demo]')).toBeVisible();
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  // A page that waited for the code would stand still for two seconds.
  expect(Math.max(0, ...tasks)).toBeLessThanOrEqual(1000);
  await demo.getByRole('button', { name: 'Run again' }).click();
  await expect(frame).toHaveCount(1);
  // The next version does not wait behind the one that is stuck.
  await write(demoOf('after'));
  await expect(inside.getByText('after')).toBeVisible();
  await expect(problem).toBeEmpty();
});

test.describe('strangers', () => {
  // The stranger makes a function of text, which the policy of the page would refuse already.
  test.use({ bypassCSP: true });

  test('a thousand forged messages change nothing', async ({ page }) => {
    const { code, inside, problem, write } = await openEditor(page);
    await write(demoOf('untouched'));
    await expect(inside.getByText('untouched')).toBeVisible();
    const before = await code.textContent();
    const answers = await page.evaluate(forge);
    await expect(inside.getByText('untouched')).toBeVisible();
    await expect(problem).toBeEmpty();
    expect(await code.textContent()).toBe(before);
    expect(answers).toBe(0);
    await write(demoOf('still obeys'));
    await expect(inside.getByText('still obeys')).toBeVisible();
  });
});

/** Speaks to the page and to the frame as anyone could; gives the number of answers. */
async function forge(): Promise<number> {
  const run = '0'.repeat(32);
  const cyclic: Record<string, unknown> = {};
  cyclic['self'] = cyclic;
  const messages: unknown[] = [
    null,
    undefined,
    cyclic,
    'x'.repeat(1_000_000),
    JSON.stringify({ type: 'rendered', run }),
    JSON.stringify({ type: 'failed', run, problem: { kind: 'code', detail: 'forged' } }),
    JSON.stringify({ type: 'height', run, height: 4000 }),
    { type: 'run', run, code: 'export default () => "forged"', files: {} },
    JSON.stringify({ type: 'run', run, code: 'export default () => "forged"', files: {} }),
    'port',
  ];
  const stranger = document.createElement('iframe');
  document.body.append(stranger);
  const strangers = stranger.contentWindow as Window & typeof globalThis;
  const frame = document.querySelector<HTMLIFrameElement>('iframe.live-frame')?.contentWindow;
  // Functions made in the other window send in its name.
  const send = strangers.Function('to', 'data', 'ports', "to.postMessage(data, '*', ports)") as (
    to: Window | null | undefined,
    data: unknown,
    ports: readonly MessagePort[],
  ) => void;
  let answers = 0;
  for (let round = 0; round < 500; round += 1) {
    const data = messages[round % messages.length];
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (answers += 1);
    send(window, data, []);
    send(frame, data, [port2]);
  }
  await new Promise((resolve) => setTimeout(resolve, 1000));
  stranger.remove();
  return answers;
}

test('code that takes over the port can say nothing new, and is stopped when it shouts', async ({
  page,
}) => {
  const { inside, frame, problem, write } = await openEditor(page);
  const capture = `const { postMessage } = MessagePort.prototype;
      const port = await new Promise((resolve) => {
        MessagePort.prototype.postMessage = function (...given) {
          resolve(this);
          return postMessage.apply(this, given);
        };
      });
      function say(data) { postMessage.call(port, data); }`;
  const lies = `say(null); say('x'.repeat(100000)); say({ type: 'height' });
      say(JSON.stringify({ type: 'failed', run: '0'.repeat(32), problem: { kind: 'code', detail: 'a lie' } }));
      say(JSON.stringify({ type: 'open', to: 'https://elsewhere.test' }));
      return 'told lies';`;
  await write(attemptOf(`${capture} ${lies}`));
  await expect(inside.getByText('told lies')).toBeVisible();
  await expect(problem).toBeEmpty();
  await write(attemptOf(`${capture} for (let i = 0; i < 1000; i += 1) say('{}');`));
  await expect(problem).toHaveText('The code sent too many messages and was stopped.');
  await expect(frame).toHaveCount(0);
});

test('a library that cannot be loaded is named, and comes with the next run', async ({ page }) => {
  const { inside, problem, write } = await openEditor(page);
  await write(demoOf('ready'));
  await expect(inside.getByText('ready')).toBeVisible();
  await page.context().route('**/_assets/frame/**', (route) => route.abort());
  const chart =
    "import { Gauge } from '@mui/x-charts';\nexport default () => <Gauge value={7} height={90} />;\n";
  await write(chart);
  await expect(problem).toContainText('@mui/x-charts could not be loaded');
  await expect(inside.getByText('ready')).toBeVisible();
});

test('code that fills the history of the tab is stopped, and demos with a few links are not', async ({
  page,
}) => {
  const { frame, inside, problem, write } = await openEditor(page);
  await write(attemptOf("for (const at of '1234') location.hash = at; return 'four';"));
  await expect(inside.getByText('got four')).toBeVisible();
  // Longer than the watchdog sleeps between two looks.
  await page.waitForTimeout(2500);
  await expect(problem).toBeEmpty();
  await write(
    attemptOf(
      "const on = () => history.pushState(0, '', '#' + Math.random()); setInterval(on, 60);",
    ),
  );
  await expect(problem).toHaveText('The code filled the history of this tab and was stopped.');
  await expect(frame).toHaveCount(0);
});

test('an editor that cannot be loaded leaves the page whole and comes on the second try', async ({
  page,
}) => {
  await page.context().route('**/demo-frame/words/*', (route) => route.abort());
  await page.goto(editPage.href);
  const { demo, code } = editorOf(page);
  await expect(demo.locator('.demo__handle')).toBeAttached();
  await demo.getByRole('button', { name: 'Edit' }).click();
  await expect(page.locator('.snack')).not.toBeEmpty();
  await expect(code).toHaveCount(0);
  await page.context().unrouteAll();
  await demo.getByRole('button', { name: 'Edit' }).click();
  await expect(code).toBeVisible();
});

test('the frame runs nothing for a page of another site', async ({ page, baseURL }) => {
  const address = new URL('/demo-frame/', baseURL).href;
  const host = await startCountingHost(`<iframe src="${address}"></iframe>`);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const refused = page.waitForEvent('requestfailed');
  await page.goto(`${host.origin}/embed`);
  const request = await refused;
  expect(request.url()).toBe(address);
  expect(request.failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE');
  expect(scripts).toEqual([]);
  host.close();
});
