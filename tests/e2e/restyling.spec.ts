import { expect, test, type Page } from '@playwright/test';

/** The page with the most elements. */
const largest = '/x/api/data-grid/data-grid-premium/';

/** How many elements the browser styles anew for what a script does to a page. */
async function restyledBy(page: Page, change: () => void): Promise<number> {
  const client = await page.context().newCDPSession(page);
  let restyled = 0;
  client.on('Tracing.dataCollected', ({ value }) => {
    const counts = JSON.stringify(value).matchAll(/"elementCount":(\d+)/g);
    for (const [, count] of counts) restyled += Number(count);
  });
  const ended = new Promise<void>((resolve) => {
    client.once('Tracing.tracingComplete', () => resolve());
  });
  const includedCategories = ['devtools.timeline'];
  await client.send('Tracing.start', { traceConfig: { includedCategories } });
  await page.evaluate(change);
  // The styles are computed when they are asked for.
  await page.evaluate(() => document.body.offsetHeight);
  await client.send('Tracing.end');
  await ended;
  return restyled;
}

test.describe('what the start of a page changes', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  test('the class of the body has no element of the page styled anew', async ({ page }) => {
    await page.goto(largest, { waitUntil: 'networkidle' });
    const all = await restyledBy(page, () => document.body.style.setProperty('--tried', '1'));
    expect(all).toBeGreaterThan(4000);
    const few = await restyledBy(page, () => document.body.classList.add('tried'));
    expect(few).toBeLessThan(100);
  });

  test('rows are not told the height of a bar that scrolls away', async ({ page }) => {
    await page.goto(largest, { waitUntil: 'networkidle' });
    expect(await toldHeight(page)).toBe('');
  });
});

test('rows are told the height of the bar above them only when it has several lines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.goto(largest, { waitUntil: 'networkidle' });
  const bar = page.locator('[data-api-tools]');
  const height = await bar.evaluate((it) => it.getBoundingClientRect().height);
  expect(height).toBeGreaterThan(100);
  await expect.poll(() => toldHeight(page)).toBe(`${String(height)}px`);
  await page.setViewportSize({ width: 1920, height: 900 });
  await expect.poll(() => toldHeight(page)).toBe('');
});

function toldHeight(page: Page): Promise<string | undefined> {
  return page
    .locator('[data-api-tools]')
    .evaluate((bar) => bar.parentElement?.style.getPropertyValue('--api-tools'));
}
