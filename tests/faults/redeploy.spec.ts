import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { createApp } from '../../server/create-app.ts';
import { listen, type RunningServer } from '../../server/listen.ts';
import { publishRelease } from '../../tools/publish/publish-release.mjs';
import { builtPages, dist } from '../built-pages.ts';
import { renameAssets } from '../rename-assets.ts';

/** Folders that no test of the gate opens: copying and naming all files anew would take minutes. */
const unopened = /^(?:api|components|demos|getting-started|og|playground|search|system|x|zh)$/;

let root: string;
let site: string;
let server: RunningServer;
let release = 0;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'redeploy-'));
  site = process.env['FULL'] ? dist : cutSite(path.join(root, 'site'));
  publishRelease(site, path.join(root, 'www'));
  const app = await createApp(path.join(root, 'www/current'));
  server = await listen(app, { host: '127.0.0.1', port: 0 });
});
test.afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

/** The built site without the folders that are not opened here. */
function cutSite(to: string): string {
  cpSync(dist, to, {
    recursive: true,
    filter: (name) => !unopened.test(path.relative(dist, name)),
  });
  return to;
}

/** Publishes the same site with other names for all scripts, and waits until it is served. */
async function redeploy(): Promise<void> {
  release += 1;
  const next = path.join(root, `dist-${release}`);
  await renameAssets(site, next, `r${release}`);
  publishRelease(next, path.join(root, 'www'));
  await expect
    .poll(async () => (await fetch(`${server.address}/`)).text())
    .toContain(`.r${release}.js`);
}

/** Opens the settings, which come in a script of their own; gives the number of page loads it took. */
async function openSettings(page: Page): Promise<number> {
  let loads = 0;
  page.on('load', () => (loads += 1));
  const drawer = page.locator('dialog[open]');
  await page.locator('[data-open="settings"]').first().click();
  await expect(async () => {
    if (!(await drawer.isVisible())) await page.locator('[data-open="settings"]').first().click();
    await expect(drawer).toBeVisible({ timeout: 2000 });
  }).toPass();
  return loads;
}

test('F25 a tab opened before a release still finds its files', async ({ page }) => {
  await page.goto(`${server.address}/versions/`);
  await redeploy();
  expect(await openSettings(page)).toBe(0);
});

test('F25 a tab opened two releases ago is loaded again, once', async ({ page }) => {
  await page.goto(`${server.address}/versions/`);
  await redeploy();
  await redeploy();
  expect(await openSettings(page)).toBe(1);
  await expect(page).toHaveURL(`${server.address}/versions/`);
});

test('F26 a missing file is never answered with a page', async ({ request }) => {
  const answer = await request.get(`${server.address}/_assets/document.gone.js`);
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
  expect(answer.headers()['cache-control']).toBe('no-store');
});

test('100 navigations across releases all arrive, each with at most one reload @full', async ({
  page,
}) => {
  test.setTimeout(900_000);
  const targets = builtPages().filter(({ href }) => !/404|playground/.test(href));
  await page.goto(`${server.address}/`);
  for (let count = 0; count < 100; count += 1) {
    if (count % 20 === 10) await redeploy();
    const { href } = targets[(count * 7) % targets.length] ?? { href: '/' };
    let loads = 0;
    const onLoad = () => (loads += 1);
    page.on('load', onLoad);
    await page.evaluate((to) => {
      const link = document.createElement('a');
      link.href = to;
      document.querySelector('main')?.append(link);
      link.click();
    }, href);
    await expect(page).toHaveURL(server.address + href);
    await expect(page.locator('h1')).toBeVisible();
    await page.waitForLoadState('networkidle');
    page.off('load', onLoad);
    expect(loads, href).toBeLessThanOrEqual(2);
  }
});
