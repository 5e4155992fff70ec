import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from '../a11y/axe-findings.ts';
import { openAndWatch, openWithNetwork, prosePage, type Watched } from '../ads/ad-page.ts';
import { startAdServer, type AdServer } from '../ads/ad-server.ts';

let server: AdServer;
test.beforeEach(async () => {
  server = await startAdServer();
});
test.afterEach(() => {
  server.close();
});

/** Fixes every draw of the page. */
async function draw(page: Page, value: number): Promise<void> {
  await page.addInitScript((fixed) => {
    Math.random = () => fixed;
  }, value);
}

async function expectCalm(page: Page, { faults, shifts }: Watched): Promise<void> {
  expect(await shifts()).toEqual([]);
  expect(faults).toEqual([]);
  await expect(page.locator('h1')).toBeVisible();
  expect(await page.evaluate(() => (window as { executed?: number }).executed)).toBeUndefined();
}

const ad = '.spot > .ad';
/** Every fault of a network takes its time: the gate looks at a few. */
const full = { tag: '@full' };
const gate = { tag: [] };
const widths = [
  { width: 1440, height: 900, box: 126 },
  { width: 390, height: 844, box: 142 },
  { width: 320, height: 640, box: 142 },
];

for (const { width, height, box } of widths) {
  test(
    `an ad of the site takes the ${String(box)} px that are kept for it at ${String(width)} px`,
    width === 320 ? full : gate,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const value of [0.1, 0.3, 0.6, 0.9]) {
        await page.addInitScript(`Math.random = () => ${String(value)}`);
        const watched = await openAndWatch(page, prosePage);
        await expect(page.locator(`${ad} a`)).toBeVisible();
        expect((await page.locator('.spot').boundingBox())?.height).toBe(box);
        await expectCalm(page, watched);
        const image = page.locator(`${ad} img`);
        if (value >= 0.2 && width > 320) {
          await expect(image).toHaveJSProperty('complete', true);
          expect(await image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(130);
        }
      }
    },
  );
}

const failing = [
  { placement: 'slow', asked: 1 },
  { placement: 'silent', asked: 1 },
  { placement: 'broken', asked: 10 },
  { placement: 'refused', asked: 1 },
  { placement: 'garbage', asked: 1 },
  { placement: 'truncated', asked: 1 },
  { placement: 'huge', asked: 1 },
  { placement: 'empty', asked: 10 },
  { placement: 'polluting', asked: 10 },
  { placement: 'hostile-link', asked: 10 },
  { placement: 'hostile-image', asked: 10 },
  { placement: 'hostile-pixel', asked: 10 },
];

function namesOf(ads: (HTMLElement | SVGElement)[]): (string | undefined)[] {
  return ads.map(({ dataset }) => dataset['inHouse']);
}

for (const { placement, asked } of failing) {
  test(
    `a network that is ${placement} leaves a calm page with an ad of the site`,
    /^(slow|silent)$/.test(placement) ? gate : full,
    async ({ page }) => {
      await page.clock.install();
      await draw(page, 0.6);
      const watched = await openWithNetwork(page, server, { placement });
      await expect.poll(() => server.hits.length).toBeGreaterThan(0);
      await expect(async () => {
        await page.clock.runFor(500);
        expect(await page.locator(ad).evaluateAll(namesOf)).toEqual(['enterprise']);
        expect(server.hits).toHaveLength(asked);
      }).toPass({ intervals: [10] });
      await page.clock.runFor(20_000);
      expect(server.hits).toEqual(Array<string>(asked).fill(`/ads/${placement}.json`));
      await expectCalm(page, watched);
    },
  );
}

for (const [value, shown] of [
  [0.1, '[data-support]'],
  [0.3, '[data-in-house="themes"]'],
] as const) {
  test(
    `a blocked network and a draw of ${String(value)} show ${shown} after 3 s`,
    full,
    async ({ page }) => {
      await page.clock.install({ time: 0 });
      await draw(page, value);
      const watched = await openWithNetwork(page, server, { placement: 'offer', script: true });
      await page.unroute('https://ads.test/**');
      await page.route('https://ads.test/**', (route) => route.abort('blockedbyclient'));
      // From here the clock stands, however slow the machine is.
      await page.clock.pauseAt(600_000);
      await page.reload();
      await expect(async () => {
        await page.clock.runFor(20);
        await expect(page.locator('.spot iframe')).toBeAttached({ timeout: 200 });
      }).toPass();
      await page.clock.runFor(2500);
      await expect(page.locator(ad)).toHaveCount(0);
      await page.clock.runFor(500);
      await expect(page.locator(`${ad}${shown}`)).toBeVisible();
      await page.clock.resume();
      await expectCalm(page, watched);
      expect(await axeFindings(page, (axe) => axe.include('.spot'))).toEqual([]);
    },
  );
}

for (const placement of ['offer', 'long', 'hostile-html']) {
  for (const { width, height, box } of widths) {
    test(
      `the ad "${placement}" of the network is shown and counted once at ${String(width)} px`,
      full,
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        await draw(page, 0.6);
        const watched = await openWithNetwork(page, server, { placement });
        const link = page.locator(`${ad}.carbonads a`);
        await expect(link).toHaveAttribute('href', 'https://shop.example/offer');
        await expect(page.locator('.ad__by')).toHaveText('Ad by Carbon');
        await expect.poll(() => server.hits.length).toBeGreaterThanOrEqual(5);
        expect([...server.hits].sort()).toEqual([
          `/ads/${placement}.json`,
          '/impression',
          '/offer.svg',
          '/pixel-1?1700000000',
          '/pixel-2',
        ]);
        expect((await page.locator('.spot').boundingBox())?.height).toBe(box);
        const marks = await link.evaluate((it) =>
          [...it.querySelectorAll('*')].map(({ tagName, attributes }) =>
            [tagName, ...[...attributes].map(({ name }) => name)].join(' '),
          ),
        );
        expect(marks).toEqual(placement === 'long' ? ['B'] : ['B', 'B']);
        await expectCalm(page, watched);
        if (width === 390)
          expect(await axeFindings(page, (axe) => axe.include('.spot'))).toEqual([]);
      },
    );
  }
}

test(
  'F10 an ad stays when its picture and the images that count it do not come',
  full,
  async ({ page }) => {
    await draw(page, 0.6);
    const lost: string[] = [];
    const watched = await openWithNetwork(page, server, { placement: 'offer' });
    await page.route(/ads\.test\/(impression|pixel|offer\.svg)/, (route) => {
      lost.push(route.request().url());
      return route.abort();
    });
    await page.reload();
    await expect.poll(() => lost.length).toBe(4);
    await expect(page.locator(`${ad}.carbonads a`)).toBeVisible();
    expect((await page.locator('.spot').boundingBox())?.height).toBe(126);
    await expectCalm(page, watched);
  },
);

test('the backers link of the network becomes an ad of the site', full, async ({ page }) => {
  await draw(page, 0.8);
  const watched = await openWithNetwork(page, server, { placement: 'backers' });
  await expect(page.locator(ad)).toHaveAttribute('data-in-house', 'design-kit');
  await expect(page.locator('.spot')).toHaveAttribute(
    'data-ga-event-label',
    'in-house-carbon-body-top-image',
  );
  await expectCalm(page, watched);
});

test(
  'the script of the network shows its ad in a frame and reaches nothing else',
  full,
  async ({ page }) => {
    await draw(page, 0.6);
    const { shifts } = await openWithNetwork(page, server, { script: true });
    await expect(page.locator('.spot iframe.carbonads')).toBeVisible();
    const framed = page.frameLocator('.spot iframe').locator('#carbonads');
    await expect(framed).toHaveText('Framed offer');
    await expect(framed).toHaveAttribute('data-tried', /^(leave)?$/);
    expect(page.url()).toContain(prosePage);
    expect((await page.locator('.spot').boundingBox())?.height).toBe(126);
    expect(await shifts()).toEqual([]);
    await expect(page.locator('h1')).toBeVisible();
  },
);

test('programs that read pages see no ad', full, async ({ browser }) => {
  const context = await browser.newContext({ userAgent: 'Googlebot/2.1' });
  const page = await context.newPage();
  await openWithNetwork(page, server, { placement: 'offer' });
  await expect(page.locator('.spot')).toBeHidden();
  expect(server.hits).toEqual([]);
  await context.close();
});

test('without script the place of an ad is no hole', full, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(prosePage);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('.spot')).toBeHidden();
  await context.close();
});
