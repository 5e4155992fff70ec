import { expect, test } from '@playwright/test';
import { builtPages, isUntranslated } from '../built-pages.ts';

test('crawlers find every page, a feed, a manifest and icons', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Sitemap: https:\/\/.+\/sitemap\.xml$/m);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const missing = builtPages()
    // An untranslated text belongs to the address of its original.
    .filter((page) => !isUntranslated(page))
    .map(({ href }) => href)
    // A tab repeats entries of the reference, which have pages of their own.
    .filter((href) => !/\/(?:components|hooks)-api\/$/.test(href))
    .filter((href) => !href.includes('404') && !sitemap.includes(`${href}</loc>`));
  expect(missing).toEqual([]);
  for (const file of [
    '/feed.xml',
    '/manifest.webmanifest',
    '/favicon.svg',
    '/favicon.ico',
    '/apple-touch-icon.png',
  ]) {
    expect((await request.get(file)).status(), file).toBe(200);
  }
});

test('a page names itself, its languages and its sharing picture', async ({ page, request }) => {
  await page.goto('/zh/x/react-tree-view/');
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', /\/zh\/x\/react-tree-view\/$/);
  await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(3);
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  const answer = await request.get(new URL(image ?? '').pathname);
  expect(answer.headers()['content-type']).toBe('image/png');
  const png = await answer.body();
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});
