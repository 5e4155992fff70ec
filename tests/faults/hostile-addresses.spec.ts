import { expect, test, type Route } from '@playwright/test';
import { findBrowser } from '../../tools/testing/find-browser.mjs';
import { editorOf, editPage } from '../live-editor.ts';
import { hostileValues } from './hostile-values.ts';
import { expectUnharmed, listenTo } from './oracle.ts';

// The browser itself slows down pages that change their address so often.
test.use({
  launchOptions: {
    executablePath: findBrowser() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--disable-ipc-flooding-protection'],
  },
});

const isFull = Boolean(process.env['FULL']);

/** How many addresses one page is given. */
const count = isFull ? 10_000 : 200;
/** How many playgrounds are opened. */
const playgrounds = isFull ? 100 : 3;

/** The same addresses in every run: a test that fails can be repeated. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const random = createRandom(18);

function pick<Value>(values: readonly Value[]): Value {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('Nothing to pick from.');
  return value;
}

/** What the site itself writes into addresses, so that some of the random ones come near to it. */
const known = [
  'order-buttons',
  'OrderButtons.tsx',
  'edit=order-buttons:',
  'q=',
  'demo=',
  'feedback',
  'main-content',
  'tailwind',
  'theme=dark',
];

function randomText(): string {
  const parts = Array.from({ length: 1 + Math.floor(random() * 4) }, () => {
    if (random() < 0.4) return pick(known);
    if (random() < 0.5) return pick(hostileValues).slice(0, 300);
    const codes = Array.from({ length: 12 }, () => Math.floor(random() * 0x2_ff_ff));
    return String.fromCodePoint(...codes);
  });
  return parts.join(pick(['', '&', '=', ':', '/', '%', '.']));
}

function randomAddress(): string {
  const query = random() < 0.5 ? `?${randomText().replaceAll('#', '')}` : '';
  return `${editPage.href}${query}#${randomText()}`;
}

/** The browser looks at all links of a page again for each new address, and remembers what it found: that is not what is asked here. */
async function withoutSpeculation(route: Route): Promise<void> {
  const response = await route.fetch();
  const rules = /<script type="speculationrules">.*?<\/script>/s;
  await route.fulfill({ response, body: (await response.text()).replace(rules, '') });
}

/** The middle of some numbers: one hiccup of a busy machine is not what a page is slow by. */
function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

test(`${count} random addresses harm no page and do not slow it down`, async ({ page }) => {
  const heard = listenTo(page);
  await page.route(`**${editPage.href}`, withoutSpeculation);
  await page.goto(editPage.href);
  const { demo } = editorOf(page);
  await expect(demo.locator('.demo__handle')).toBeAttached();
  const addresses = Array.from({ length: count }, randomAddress);
  const times = await page.evaluate(async (all) => {
    const taken: number[] = [];
    for (const address of all) {
      const start = performance.now();
      const url = new URL(address, location.href);
      // The query without an entry of the history, the hash as a link would do it.
      history.replaceState(null, '', url.pathname + url.search);
      location.replace(url.hash === '' ? '#' : url.hash);
      await new Promise((resolve) => setTimeout(resolve));
      taken.push(performance.now() - start);
    }
    return taken;
  }, addresses);
  expect(heard).toEqual([]);
  await expectUnharmed(page);
  expect(medianOf(times.slice(-100))).toBeLessThanOrEqual(2 * medianOf(times.slice(0, 100)) + 2);
  await page.evaluate(() => {
    location.hash = '#main-content';
  });
  await expect(demo.getByRole('button', { name: 'Edit' })).toBeEnabled();
});

test(`${playgrounds} random playgrounds open with the first demo or their own`, async ({
  page,
}) => {
  const heard = listenTo(page);
  for (let at = 0; at < playgrounds; at += 1) {
    const address = `/playground/?demo=${randomText()}&theme=${randomText()}&width=${randomText()}#${randomText()}`;
    await page.goto(address.replaceAll('\0', ''));
    await expect(page.locator('.cm-content')).toBeVisible();
    await expectUnharmed(page);
  }
  expect(heard).toEqual([]);
});

test('a demo whose page names a foreign script runs nothing of it', async ({ page }) => {
  const asked: string[] = [];
  await page.context().route('https://evil.test/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: 'window.hostileRan = 1; export default () => null;',
    });
  });
  await page.route(`**${editPage.href}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(
      /data-chunk="[^"]*"/g,
      'data-chunk="https://evil.test/_assets/a.js"',
    );
    await route.fulfill({ response: answer, body });
  });
  await page.goto(editPage.href);
  await page.mouse.move(200, 200);
  await editorOf(page).demo.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-demo][data-running]').first()).toBeAttached();
  await page.waitForTimeout(500);
  await expectUnharmed(page);
  expect(asked).toEqual([]);
});
