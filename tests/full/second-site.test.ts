import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../../server/create-app.ts';
import { listen } from '../../server/listen.ts';
import { root } from '../../tools/bootstrap/root.mjs';
import { findBrowser } from '../../tools/testing/find-browser.mjs';
import { namesProduct } from '../structure/product-names.ts';
import { buildSite } from './build-site.ts';

/** A copy, which `engine` is found from, because words are added to it and it is built there. */
const site = path.join(root, '.cache/second-site');
const dist = path.join(site, 'dist');
let browser: Browser | undefined;
let server: Awaited<ReturnType<typeof listen>> | undefined;

beforeAll(async () => {
  rmSync(site, { recursive: true, force: true });
  cpSync(path.join(root, 'tests/second-site'), site, { recursive: true });
  // Words of the interface are those of this repository, in English; what the pages say is the site's own.
  const common = readWords(path.join(root, 'site/translations/en.json'));
  for (const file of globSync(path.join(site, 'translations/*.json'))) {
    writeFileSync(file, JSON.stringify({ ...common, ...readWords(file) }));
  }
  const { code, output } = await buildSite(site);
  expect(code, output).toBe(0);
  server = await listen(await createApp(dist), { host: '127.0.0.1', port: 0 });
  const executablePath = findBrowser();
  browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
}, 900_000);
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

function readWords(file: string): object {
  return JSON.parse(readFileSync(file, 'utf8')) as object;
}

it.each([
  ['', 'ltr', 'en', 'Overview'],
  ['/de', 'ltr', 'de', 'Überblick'],
  ['/ar', 'rtl', 'ar', 'نظرة عامة'],
])(
  'opens a page at %s/abacus/ %s',
  async (prefix, direction, language, title) => {
    if (!browser || !server) throw new Error('The site was not built.');
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto(`${server.address}${prefix}/abacus/`);
    expect(await page.locator('h1').textContent()).toContain(title);
    const html = page.locator('html');
    expect(await html.getAttribute('lang')).toBe(language);
    expect(await html.evaluate((element) => getComputedStyle(element).direction)).toBe(direction);
    // The side navigation stands where lines begin.
    const [side, text] = await Promise.all(
      ['#site-nav', 'main h1'].map((selector) => page.locator(selector).first().boundingBox()),
    );
    expect((side?.x ?? 0) < (text?.x ?? 0)).toBe(direction === 'ltr');
    await page.getByRole('button', { name: 'Beads: 0' }).click();
    await page.getByRole('button', { name: /Beads: [01]/ }).click();
    await page.getByRole('button', { name: /Beads: [12]/ }).waitFor();
    expect(faults).toEqual([]);
    await page.close();
  },
  120_000,
);

/** A page of the site that was built, to be closed by who opened it. */
async function open(pathname: string): Promise<Page> {
  if (!browser || !server) throw new Error('The site was not built.');
  const page = await browser.newPage();
  await page.goto(server.address + pathname);
  return page;
}

it('lets English run from left to right in a page from right to left', async () => {
  const page = await open('/ar/abacus/beads/');
  for (const text of ['main h1', 'main .lead', 'main .prose']) {
    const element = page.locator(text).first();
    expect(await element.getAttribute('lang'), text).toBe('en');
    expect(await element.getAttribute('dir'), text).toBe('ltr');
  }
  const directions = await page
    .locator('html, main .prose')
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).direction));
  expect(directions).toEqual(['rtl', 'ltr']);
  await page.close();
});

it('brings the part of its own screen to life', async () => {
  const page = await open('/');
  const beads = page.locator('[data-screen-part=beads][data-ready]');
  await beads.click();
  await beads.click();
  expect(await beads.textContent()).toBe('2');
  await page.close();
});

it('keeps what readers chose under its own names, and finds it before the first paint', async () => {
  const page = await open('/abacus/');
  await page.evaluate(() => {
    localStorage.setItem('docs-mode', 'light');
    localStorage.setItem('abacus-mode', 'dark');
  });
  await page.reload();
  expect(await page.locator('html').getAttribute('data-mode')).toBe('dark');
  for (const [cookie, variant] of [
    ['codeVariant', null],
    ['abacus-codeVariant', 'JS'],
  ] as const) {
    await page.context().addCookies([{ name: cookie, value: 'JS', url: page.url() }]);
    await page.reload();
    expect(await page.locator('html').getAttribute('data-code-variant'), cookie).toBe(variant);
  }
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.locator('[data-cycle-mode]').first().click();
  await page.waitForFunction(() => localStorage.length > 0);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => !key.startsWith('abacus-'))).toEqual([]);
  await page.close();
});

it('leads to no feed, because it has none', () => {
  expect(globSync('**/feed.xml', { cwd: dist })).toEqual([]);
  const pages = globSync('**/*.html', { cwd: dist });
  const leading = pages.filter((file) =>
    readFileSync(path.join(dist, file), 'utf8').includes('feed.xml'),
  );
  expect(leading).toEqual([]);
});

it('names no product of this repository in its pages', () => {
  const pages = globSync('**/*.{html,md,txt,xml}', { cwd: dist });
  expect(pages.length).toBeGreaterThan(8);
  const naming = pages.filter((file) => namesProduct(readFileSync(path.join(dist, file), 'utf8')));
  expect(naming).toEqual([]);
});
