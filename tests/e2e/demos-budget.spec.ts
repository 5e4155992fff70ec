import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { withoutReader } from '../without-reader.ts';
import { giveFirstSign } from './first-interaction.ts';
import { demoNamed, isHydrated, openDemos, treeView, hydrate } from './demos-page.ts';

/** Bytes of script after gzip; the first demo with all that the first sign of a reader brings. */
const budget = { tools: 6_000, beforeAnyDemo: 20_000, firstDemo: 200_000 };

interface Shift {
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

function weighScripts(page: Page): () => Promise<Map<string, number>> {
  const bodies: Promise<readonly [string, number]>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      const weigh = async () => [response.url(), gzipSync(await response.body()).length] as const;
      bodies.push(weigh());
    }
  });
  return async () => new Map(await Promise.all(bodies));
}

function sum(weights: Map<string, number>): number {
  return [...weights.values()].reduce((total, bytes) => total + bytes, 0);
}

test('a demo whose edge just shows waits for the first sign of a reader', async ({ page }) => {
  await withoutReader(page);
  await page.setViewportSize({ width: 412, height: 200 });
  await openDemos(page, treeView);
  const first = page.locator('.demo').first();
  const top = await first.evaluate((demo) => demo.getBoundingClientRect().top);
  await page.setViewportSize({ width: 412, height: Math.round(top) + 30 });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  expect(await isHydrated(first)).toBe(false);
  await page.evaluate(() => dispatchEvent(new WheelEvent('wheel')));
  await expect.poll(() => isHydrated(first)).toBe(true);
});

test('a page with eight demos loads little before one of them is near', async ({ page }) => {
  await withoutReader(page);
  const weights = weighScripts(page);
  await page.addInitScript(() => {
    // As if the reader never came near any.
    window.IntersectionObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
  });
  await openDemos(page, treeView);
  await page.waitForLoadState('networkidle');
  const loaded = await weights();
  const tools = [...loaded].filter(([url]) => url.includes('mount-demo'));
  expect(tools).toHaveLength(1);
  expect(sum(new Map(tools))).toBeLessThanOrEqual(budget.tools);
  expect(sum(loaded)).toBeLessThanOrEqual(budget.beforeAnyDemo);
});

test('the first demo brings its libraries, the next ones little more', async ({ page }) => {
  const weights = weighScripts(page);
  await openDemos(page, treeView);
  await hydrate(demoNamed(page, 'project-files'));
  // Scrolling may count as the first sign of a reader; what that brings is always counted in.
  await giveFirstSign(page);
  await page.waitForLoadState('networkidle');
  const first = sum(await weights());
  expect(first).toBeLessThanOrEqual(budget.firstDemo);
  await hydrate(demoNamed(page, 'hospital-wards'));
  await page.waitForLoadState('networkidle');
  expect(sum(await weights()) - first).toBeLessThanOrEqual(20_000);
});

test('a demo asks for a few scripts, and for all of them at once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  await openDemos(page, '/components/box/');
  await hydrate(demoNamed(page, 'tariff-card'));
  // Scrolling may count as the first sign of a reader; what that brings is always counted in.
  await giveFirstSign(page);
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeLessThanOrEqual(30);
  asked.length = 0;
  await openDemos(page, '/x/react-data-grid/quickstart/');
  await hydrate(demoNamed(page, 'hundred-orders'));
  await giveFirstSign(page);
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeLessThanOrEqual(60);
  // Those that no one has asked for in advance come only after others were read.
  const late = await page.evaluate((scripts) => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
    const known = new Set([...links].map(({ href }) => new URL(href).pathname));
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-chunk]')) {
      known.add(dataset['chunk'] ?? '');
    }
    return scripts.filter(
      (script) => /demo|data-grid|react|[A-Z]/.test(script) && !known.has(script),
    );
  }, asked);
  expect(late).toEqual([]);
});

for (const width of [1440, 390]) {
  test(`nothing moves while all demos come to life at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as Shift[]) {
          // The bar above the article tells where the reader is; its words change while scrolling.
          const moved = entry.sources.filter(
            ({ node }) => !(node?.parentElement ?? document.body).closest('.toc-fold'),
          );
          for (const { node, previousRect: from, currentRect: to } of moved) {
            const element = node instanceof Element ? node : node?.parentElement;
            const [start = ''] = /^[^>]*>/.exec(element?.outerHTML ?? '') ?? [];
            shifts.push(`${start} from ${JSON.stringify(from)} to ${JSON.stringify(to)}`);
          }
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const complaints = await openDemos(page, treeView);
    for (const demo of await page.locator('.demo').all()) await hydrate(demo);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
    expect(shifts).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

for (const href of [
  '/components/textarea-autosize/',
  '/x/react-data-grid/row-height/',
  '/x/react-data-grid/master-detail/',
  '/x/react-data-grid/state/',
]) {
  test(`the demos of ${href} are as tall before they run as then`, async ({ page }) => {
    await openDemos(page, href);
    const demos = await page.locator('.demo:not(:has(iframe))').all();
    const heights = () =>
      Promise.all(demos.map(async (demo) => (await demo.boundingBox())?.height));
    const before = await heights();
    for (const demo of demos) await hydrate(demo);
    await expect(page.locator('.MuiDataGrid-main:not(:has([role=row]))')).toHaveCount(0);
    const after = await heights();
    const moved = after.map((height = 0, index) => Math.abs(height - (before[index] ?? 0)));
    expect(Math.max(...moved)).toBeLessThan(1);
  });
}
