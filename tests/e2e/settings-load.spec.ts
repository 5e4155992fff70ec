import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { awaitScript, choices, demoPage, open, store } from './settings-page.ts';

const chosen = {
  'mui-mode': 'dark',
  'docs-direction': 'rtl',
  'docs-dense': 'true',
  'docs-text-size': 'large',
  'docs-contrast': 'more',
};

/** Below this a browser reports 0; a demo that becomes compact moves its own parts by less. */
const noticeable = 0.001;

/** After so many milliseconds everything has come, on a slow machine too. */
const longest = 30_000;

test('no frame of a page shows the wrong mode, even on a slow machine', async ({ page }) => {
  await store(page, { 'mui-mode': 'dark' });
  await open(page, demoPage.en);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const frames = await recordFrames(client, async () => {
    await page.goto(demoPage.zh, { waitUntil: 'load' });
    await page.waitForTimeout(300);
  });
  expect(frames.length).toBeGreaterThan(0);
  for (const frame of frames) expect(await brightnessOf(page, frame)).toBeLessThan(60);
});

test('everything is set before there is anything to paint', async ({ page }) => {
  await store(page, chosen);
  await page.addInitScript(() => {
    new MutationObserver((_records, observer) => {
      if (!document.querySelector('body')) return;
      observer.disconnect();
      const { dir, dataset } = document.documentElement;
      Object.assign(window, { first: Object.assign({ dir }, dataset) });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(demoPage.en);
  expect(await page.evaluate(() => Reflect.get(window, 'first') as unknown)).toEqual({
    dir: 'rtl',
    locale: 'en',
    mode: 'dark',
    muiColorScheme: 'dark',
    density: 'dense',
    textSize: 'large',
    contrast: 'more',
  });
});

for (const { key, en } of choices) {
  test(`nothing jumps when "${en}" is chosen while the page loads`, async ({ page }) => {
    await watchShifts(page);
    await page.goto(demoPage.en, { waitUntil: 'commit' });
    await awaitScript(page);
    await page.evaluate(() => (window.shift = 0));
    await page.keyboard.press(key);
    expect(await shiftsOf(page)).toBeLessThan(noticeable);
  });
}

test('nothing jumps on a page that starts with other settings', async ({ page }) => {
  await store(page, chosen);
  await watchShifts(page);
  await page.goto(demoPage.en);
  expect(await shiftsOf(page)).toBeLessThan(noticeable);
});

async function recordFrames(client: CDPSession, act: () => Promise<void>): Promise<string[]> {
  const frames: string[] = [];
  client.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data);
    void client.send('Page.screencastFrameAck', { sessionId });
  });
  await client.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await act();
  await client.send('Page.stopScreencast');
  return frames;
}

/** How bright a picture is on average, from 0 to 255. */
function brightnessOf(page: Page, png: string): Promise<number> {
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(16, 16).getContext('2d');
    context?.drawImage(picture, 0, 0, 16, 16);
    const pixels = [...(context?.getImageData(0, 0, 16, 16).data ?? [])];
    const colors = pixels.filter((_value, at) => at % 4 < 3);
    return colors.reduce((sum, value) => sum + value, 0) / colors.length;
  }, png);
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
        if (!entry.hadRecentInput) window.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of all shifts once the page and its demos have come to rest. */
async function shiftsOf(page: Page): Promise<number> {
  // A key that is pressed while a page loads may leave the browser waiting for an idle network for ever.
  await page.waitForLoadState('networkidle', { timeout: longest }).catch(() => undefined);
  await page.waitForTimeout(500);
  return page.evaluate(() => window.shift);
}

interface Shift {
  value: number;
  hadRecentInput: boolean;
}

declare global {
  interface Window {
    shift: number;
  }
}
