import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { ask, dialogOf, openPage, openSearch, searchPage } from './search-page.ts';

/** Bytes on the wire that a question may cost, the first one with everything the search consists of. */
const budget = { cold: 120_000, warm: 30_000 };

const isSearch = /\/search[-/]|open-search|link-sheet|search\.\w+\.css/;

test('nothing of the search is loaded before it is asked for', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openPage(page, searchPage.en);
  expect(requests.filter((pathname) => isSearch.test(pathname))).toEqual([]);
  await page.locator('button.find').hover();
  await expect.poll(() => requests.some((pathname) => pathname.includes('open-search'))).toBe(true);
});

test('a question costs few bytes', async ({ page }) => {
  await openPage(page, searchPage.en);
  const wire = await countBytes(page);
  await openSearch(page);
  await ask(page, 'filter model');
  await page.waitForLoadState('networkidle');
  const cold = wire.take();
  console.log(`first question: ${String(cold)} bytes`);
  expect(cold).toBeLessThanOrEqual(budget.cold);
  expect(cold).toBeGreaterThan(0);
  for (const text of [
    'disable past dates',
    'autocomplete freeSolo',
    'tree item icon',
    'pie chart',
  ]) {
    await ask(page, text);
    await expect(dialogOf(page).getByRole('complementary')).not.toBeEmpty();
    await page.waitForLoadState('networkidle');
    const warm = wire.take();
    console.log(`${text}: ${String(warm)} bytes`);
    expect(warm).toBeLessThanOrEqual(budget.warm);
  }
});

async function countBytes(page: Page): Promise<{ take: () => number }> {
  const client: CDPSession = await page.context().newCDPSession(page);
  let bytes = 0;
  await client.send('Network.enable');
  client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  return {
    take() {
      const counted = bytes;
      bytes = 0;
      return counted;
    },
  };
}
