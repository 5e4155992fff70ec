import { gzipSync } from 'node:zlib';
import { expect, test, type Page, type Response } from '@playwright/test';
import { openWithNetwork } from '../ads/ad-page.ts';
import { startAdServer } from '../ads/ad-server.ts';
import { withoutReader } from '../without-reader.ts';

/** What a prose page may weigh before the reader does anything, in bytes after gzip. */
const budget = { document: 25_000, stylesheet: 20_000, script: 10_000, font: 36_000 };
type Kind = keyof typeof budget;

for (const href of [
  '/x/introduction/installation/',
  '/zh/x/introduction/installation/',
  '/getting-started/installation/',
]) {
  test(`${href} stays within its byte budget`, async ({ page }) => {
    const weight = await weigh(page, href);
    for (const kind of Object.keys(budget) as Kind[]) {
      expect(weight[kind], kind).toBeGreaterThan(0);
      expect(weight[kind], kind).toBeLessThanOrEqual(budget[kind]);
    }
  });
}

test('a page with an ad network stays within its script budget until it is loaded and painted', async ({
  page,
}) => {
  const server = await startAdServer();
  const scripts = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const size = response.body().then((body) => gzipSync(body).length);
    scripts.set(response.url(), size);
  });
  await withoutReader(page);
  await openWithNetwork(page, server, { placement: 'offer' });
  await expect(page.locator('.spot > .ad.carbonads')).toBeVisible();
  server.close();
  const { early, late } = await page.evaluate(splitByPaint);
  const sizes = await Promise.all(early.map(async (url) => (await scripts.get(url)) ?? NaN));
  const sum = sizes.reduce((total, size) => total + size, 0);
  expect(late.length).toBeGreaterThan(0);
  expect(sum).toBeGreaterThan(1000);
  expect(sum).toBeLessThanOrEqual(budget.script);
});

/**
 * The scripts of the page: those asked for before it was loaded and painted, and the others. When the paint reaches
 * the screen is the machine's affair: on a busy one, later than what the page asks for after it.
 */
async function splitByPaint(): Promise<{ early: string[]; late: string[] }> {
  const paint = await new Promise<PerformancePaintTiming>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntriesByName('first-contentful-paint'))
        resolve(entry as PerformancePaintTiming);
    });
    observer.observe({ type: 'paint', buffered: true });
  });
  const [navigation] = performance.getEntriesByType('navigation');
  const { loadEventStart } = navigation as PerformanceNavigationTiming;
  const time = Math.max(loadEventStart, paint.paintTime);
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js'));
  const named = (late: boolean) =>
    scripts.filter(({ startTime }) => startTime >= time === late).map(({ name }) => name);
  // A script that is loaded in advance is named twice.
  return { early: [...new Set(named(false))], late: named(true) };
}

async function weigh(page: Page, href: string): Promise<Record<Kind, number>> {
  const weight: Record<Kind, number> = { document: 0, stylesheet: 0, script: 0, font: 0 };
  const bodies: Promise<void>[] = [];
  const onResponse = (response: Response): void => {
    const kind = response.request().resourceType();
    if (kind in weight) {
      bodies.push(
        response.body().then((body) => {
          // Fonts are compressed already.
          weight[kind as Kind] += kind === 'font' ? body.length : gzipSync(body).length;
        }),
      );
    }
  };
  await withoutReader(page);
  page.on('response', onResponse);
  await page.goto(href, { waitUntil: 'networkidle' });
  page.off('response', onResponse);
  await Promise.all(bodies);
  return weight;
}
