import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { builtPages, isUntranslated } from '../built-pages.ts';

/** Pages that search engines are to list, each once. */
function indexedPages(): { href: string; html: string }[] {
  return (
    builtPages()
      // An untranslated text belongs to the address of its original.
      .filter((page) => !isUntranslated(page))
      // A tab repeats entries of the reference, which have pages of their own.
      .filter(({ href }) => !/\/(?:components|hooks)-api\/$/.test(href) && !href.includes('404'))
      .map(({ href, file }) => ({ href, html: readFileSync(file, 'utf8') }))
  );
}

for (const [what, pattern] of [
  ['title', /<title>([^<]*)<\/title>/],
  ['description', /<meta name="description" content="([^"]*)"/],
] as const) {
  test(`no two pages of a language share a ${what}`, () => {
    const pages = indexedPages().map(({ href, html }) => {
      const language = /<html[^>]* lang="([^"]*)"/.exec(html)?.[1] ?? '';
      return { href, said: `${language} ${pattern.exec(html)?.[1] ?? ''}` };
    });
    expect(pages.length).toBeGreaterThan(1000);
    const shared = [...Map.groupBy(pages, ({ said }) => said)].filter(([, own]) => own.length > 1);
    expect(shared.map(([said, own]) => [said, ...own.map(({ href }) => href)])).toEqual([]);
  });
}

test('crawlers find every page, a feed, a manifest and icons', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Sitemap: https:\/\/.+\/sitemap\.xml$/m);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const missing = indexedPages()
    .map(({ href }) => href)
    .filter((href) => !sitemap.includes(`${href}</loc>`));
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

test('the list of pages says since when texts and pages of the reference are as they are', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const entries = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>(<lastmod>)?/g)];
  const undated = entries.filter(([, , date]) => date === undefined).map(([, href = '']) => href);
  const generated = undated.filter((href) =>
    /^\/(?:zh\/)?(?:x\/|system\/)?api\/(?!changes)/.test(href),
  );
  // The lab has no change log, so nobody says when it was released.
  const laboratory = generated.filter((href) =>
    /\/api\/(?:loading-button|masonry|tab-(?:context|list|panel)|timeline.*|use-tab-context)\/$/.test(
      href,
    ),
  );
  expect(generated).toEqual(laboratory);
  expect(entries.length - undated.length).toBeGreaterThan(1000);
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
