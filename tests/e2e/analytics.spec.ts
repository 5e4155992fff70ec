import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, type Page } from '@playwright/test';
import { openAndWatch } from '../ads/ad-page.ts';
import { awaitScript, store, withLetters } from './settings-page.ts';

// They count in one place: what one of them sends must not come while another compares.
test.describe.configure({ mode: 'default' });

const href = '/x/introduction/installation/';
const beacon = 'data-beacon="/_events"';
const gtag = 'data-gtag="G-1" data-script="https://tag.test/js"';
const file = path.resolve(`.cache/e2e-feedback-${process.env.E2E_PORT ?? '4174'}.sqlite`);

/** How often the service has counted a thing today. */
function counted(name: string, words: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  const sql = `SELECT total(count) AS count FROM event
    WHERE name = ? AND page || action || label = ? AND day >= date('now', '-1 day')`;
  const row = database.prepare(sql).get(name, words);
  database.close();
  return Number(row?.['count']);
}

/** Opens the page as if it had been built to be counted. */
async function openCounted(page: Page, attributes: string) {
  await page.route(`**${href}`, async (route) => {
    const response = await route.fetch();
    const meta = `<meta name="analytics" ${attributes}></head>`;
    await route.fulfill({ response, body: (await response.text()).replace('</head>', meta) });
  });
  return openAndWatch(page, href);
}

test('page views, clicks and ads are counted by the site itself, where its owner wants it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  const before = [counted('page_view', href), counted('ad', 'displayin-house-templates')];
  const { faults } = await openCounted(page, beacon);
  await expect.poll(() => counted('page_view', href)).toBe((before[0] ?? 0) + 1);
  await expect.poll(() => counted('ad', 'displayin-house-templates')).toBe((before[1] ?? 0) + 1);
  expect(counted('reader', 'userLanguageen')).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});

test('R25 a setting that a key changes is counted like one of the drawer', async ({ page }) => {
  const before = counted('settings', 'wide');
  await store(page, withLetters);
  const { faults } = await openCounted(page, beacon);
  await awaitScript(page);
  await page.keyboard.press('w');
  await expect(page.locator('html')).toHaveAttribute('data-width', 'wide');
  await expect.poll(() => counted('settings', 'wide')).toBe(before + 1);
  expect(faults).toEqual([]);
});

/** When the page asked for the script that counts. */
function orderOfScript(): 'not yet' | 'before the page was loaded' | 'after it' {
  const [navigation] = performance.getEntriesByType('navigation');
  const script = performance
    .getEntriesByType('resource')
    .find(({ name }) => /start-analytics[^/]*\.js$/.test(name));
  const loaded = navigation?.loadEventStart ?? 0;
  if (!script || loaded === 0) return 'not yet';
  return script.startTime < loaded ? 'before the page was loaded' : 'after it';
}

test('the script that counts comes after everything of the page', async ({ page }) => {
  // Another test counts what arrives.
  await page.route('**/_events', (route) => route.abort());
  await openCounted(page, beacon);
  await expect.poll(() => page.evaluate(orderOfScript)).not.toBe('not yet');
  expect(await page.evaluate(orderOfScript)).toBe('after it');
});

test('readers who refuse are not counted', async ({ page }) => {
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_events')) told.push(request.url());
  });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  const { faults } = await openCounted(page, beacon);
  await page.getByRole('button', { name: /settings/i }).click();
  await page.waitForLoadState('networkidle');
  expect([told, faults]).toEqual([[], []]);
});

for (const [what, attributes, prepare] of [
  ['a service that is gone', beacon, () => undefined],
  [
    'a beacon that throws',
    beacon,
    () => {
      navigator.sendBeacon = () => {
        throw new Error('blocked');
      };
    },
  ],
  ['a tag that is blocked', gtag, () => undefined],
  [
    'a tag that throws',
    gtag,
    () => {
      Object.assign(window, {
        gtag: () => {
          throw new Error('blocked');
        },
      });
    },
  ],
] as const) {
  test(`F11 ${what} leaves a page that works`, async ({ page }) => {
    await page.addInitScript(prepare);
    await page.route(/_events|tag\.test/, (route) => route.abort('blockedbyclient'));
    const { faults } = await openCounted(page, attributes);
    await page.getByRole('button', { name: /settings/i }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(faults).toEqual([]);
  });
}
