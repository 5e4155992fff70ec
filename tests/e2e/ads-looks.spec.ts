import { expect, test, type Page } from '@playwright/test';
import { openAndWatch, openWithNetwork, prosePage } from '../ads/ad-page.ts';
import { startAdServer, type AdServer } from '../ads/ad-server.ts';

/** A state of the place for ads: the draw that leads to it, and who is asked. */
interface State {
  name: string;
  draw: number;
  placement?: string;
  script?: boolean;
  prepare?: (page: Page) => Promise<void>;
  /** What is there once the state is reached. */
  shows: string;
}

/* Blockers show themselves after three seconds. */
async function skipTime(page: Page): Promise<void> {
  await page.clock.install();
}

async function breakDrawing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { DOMParser: undefined });
  });
}

const states: readonly State[] = [
  { name: 'templates', draw: 0.2, shows: '[data-in-house="templates"] img' },
  { name: 'themes', draw: 0.3, shows: '[data-in-house="themes"] img' },
  { name: 'enterprise', draw: 0.6, shows: '[data-in-house="enterprise"] img' },
  { name: 'design-kit', draw: 0.9, shows: '[data-in-house="design-kit"] img' },
  { name: 'inline', draw: 0.1, shows: '.ad--inline' },
  { name: 'support', draw: 0.1, placement: 'refused', prepare: skipTime, shows: '[data-support]' },
  { name: 'network', draw: 0.6, placement: 'offer', shows: '.ad.carbonads > img:not([hidden])' },
  {
    name: 'network-long',
    draw: 0.6,
    placement: 'long',
    shows: '.ad.carbonads > img:not([hidden])',
  },
  { name: 'frame', draw: 0.6, script: true, shows: 'iframe.carbonads' },
  { name: 'waiting', draw: 0.6, placement: 'silent', shows: 'template' },
  { name: 'crashed', draw: 0.6, placement: 'offer', prepare: breakDrawing, shows: '' },
];

const looks = [
  { look: 'desk', width: 1440, height: 900, colorScheme: 'light' },
  { look: 'phone-dark', width: 390, height: 844, colorScheme: 'dark' },
] as const;

const full = { tag: '@full' };
let server: AdServer;
test.beforeEach(async () => {
  server = await startAdServer();
});
test.afterEach(() => {
  server.close();
});

for (const { look, width, height, colorScheme } of looks) {
  for (const state of states) {
    test(`the ad "${state.name}" looks as it was drawn: ${look}`, full, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await reach(page, state);
      await expect(page.locator('.spot')).toHaveScreenshot(
        ['ads', 'looks', `${state.name}-${look}.png`],
        { maxDiffPixelRatio: 0.05 },
      );
    });
  }
}

async function reach(page: Page, state: State): Promise<void> {
  const { draw, placement, script, prepare, shows } = state;
  await page.addInitScript((fixed) => {
    Math.random = () => fixed;
  }, draw);
  await prepare?.(page);
  if (!placement && !script) await openAndWatch(page, prosePage);
  else
    await openWithNetwork(page, server, {
      ...(placement && { placement }),
      ...(script && { script }),
    });
  if (placement) await expect.poll(() => server.hits.length).toBeGreaterThan(0);
  if (prepare === skipTime) await page.clock.runFor(4000);
  const spot = page.locator('.spot');
  if (shows === '') await expect(spot.locator('> *')).toHaveCount(0);
  else await expect(spot.locator(shows)).toBeAttached();
  if (shows.includes('img')) await expect(spot.locator(shows)).toHaveJSProperty('complete', true);
}
