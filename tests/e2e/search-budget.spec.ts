import { expect, test, type Page, type Request } from '@playwright/test';
import { giveFirstSign } from './first-interaction.ts';
import { ask, openPage, openSearch, searchPage } from './search-page.ts';

/** Bytes on the wire that a question may cost, its preview too; the first one with everything the search consists of. */
const budget = { cold: 45_000, warm: 30_000 };

const isSearch = /\/search[-/]|open-search|search-worker/;

test('nothing of the search is loaded before it is asked for', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openPage(page, searchPage.en);
  expect(requests.filter((pathname) => isSearch.test(pathname))).toEqual([]);
  await page.locator('button.find').hover();
  await expect.poll(() => requests.some((pathname) => pathname.includes('open-search'))).toBe(true);
});

test('a question costs few bytes', async ({ page }) => {
  // Demos load at the first sign of a reader too: a page without any shows what the search alone costs.
  await openPage(page, '/x/introduction/installation/');
  // What the first sign of a reader brings serves more than the search.
  await giveFirstSign(page);
  await page.waitForLoadState('networkidle');
  const wire = countBytes(page);
  await openSearch(page);
  await askForAll(page, 'filter model');
  const cold = await wire.take();
  console.log(`first question: ${String(cold)} bytes`);
  expect(cold).toBeLessThanOrEqual(budget.cold);
  expect(cold).toBeGreaterThan(0);
  for (const text of [
    'disable past dates',
    'autocomplete freeSolo',
    'tree item icon',
    'pie chart',
  ]) {
    await askForAll(page, text);
    const warm = await wire.take();
    console.log(`${text}: ${String(warm)} bytes`);
    expect(warm).toBeLessThanOrEqual(budget.warm);
  }
});

/** Asks and waits for the passage that is shown beside the first result, which comes last. */
async function askForAll(page: Page, text: string): Promise<void> {
  const passage = page.waitForResponse((response) => response.url().includes('/texts/'));
  await ask(page, text);
  await (await passage).finished();
  await page.waitForLoadState('networkidle');
}

/** Counts what the page and its worker load. */
function countBytes(page: Page): { take: () => Promise<number> } {
  let sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => sizes.push(sizeOf(request)));
  return {
    async take() {
      const counted = await Promise.all(sizes);
      sizes = [];
      return counted.reduce((sum, size) => sum + size, 0);
    },
  };
}

async function sizeOf(request: Request): Promise<number> {
  const { responseHeadersSize, responseBodySize } = await request.sizes();
  const response = await request.response();
  // Of the script of a worker the browser tells no size.
  const told = Number((await response?.headerValue('content-length')) ?? 0);
  return responseHeadersSize + Math.max(responseBodySize, told);
}
