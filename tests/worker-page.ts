import { expect, type BrowserContext, type Page } from '@playwright/test';

/** Opens a page, lets a worker take it over and keep it, and opens it again with that worker. */
export async function openServed(context: BrowserContext, href: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(href, { waitUntil: 'networkidle' });
  await giveSign(page);
  await expect.poll(() => keptPages(page)).toContain(href);
  await page.reload({ waitUntil: 'networkidle' });
  await giveSign(page);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? ''))
    .toBe('activated');
  await page.waitForTimeout(300);
  return page;
}

/** The first sign of a reader, which pages wait for: a pointer that moves until the page has noticed it. */
export async function giveSign(page: Page): Promise<void> {
  let place = 300;
  await expect
    .poll(async () => {
      place += 10;
      await page.mouse.move(place, place);
      return page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('start-reading')),
      );
    })
    .toBe(true);
}

/** Pathnames of the pages that the workers keep. */
export function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.endsWith(' pages'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** Counts from now on how often the document of a page is loaded anew. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

/** Asks the server for a newer worker, as browsers do by themselves now and then. */
export async function askForUpdate(page: Page): Promise<void> {
  await page
    .evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
    })
    // The page may be reloading just now.
    .catch(() => undefined);
}
