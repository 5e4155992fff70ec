import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { demoOf, openEditor } from '../live-editor.ts';
import { openDemos, treeView, hydrate } from './demos-page.ts';

/** One page of each class and template that a browser shows. */
const shown = ['/', '/zh/', '/components/', '/versions/', '/getting-started/usage/', treeView];
const generated = ['/x/api/tree-view/simple-tree-view/', '/playground/', '/nothing-here/'];

/** Collects what the browser refuses to do on the page. */
async function collectViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sourceFile, sample } = event;
      const text = [violatedDirective, blockedURI, sourceFile, sample].join(' ');
      (window as unknown as { reportViolation: (text: string) => void }).reportViolation(text);
    });
  });
  return violations;
}

for (const href of [...shown, ...generated]) {
  test(`${href} does nothing that its policy forbids`, async ({ page }) => {
    const violations = await collectViolations(page);
    await page.goto(href, { waitUntil: 'networkidle' });
    for (const demo of await page.locator('.demo:not(:has(iframe))').all()) await hydrate(demo);
    await page.waitForLoadState('networkidle');
    expect(violations).toEqual([]);
  });
}

test('search and settings open under the policy of a page', async ({ page }) => {
  const violations = await collectViolations(page);
  await page.goto('/versions/');
  await page.locator('[data-open="search"]').first().click();
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('button');
  await expect(page.locator('dialog[open] a').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('[data-open="settings"]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(violations).toEqual([]);
});

test('a demo is edited under the policy of its page', async ({ page }) => {
  const violations = await collectViolations(page);
  const { inside, write } = await openEditor(page);
  await write(demoOf('edited'));
  await expect(inside.getByText('edited')).toBeVisible();
  expect(violations).toEqual([]);
});

test('a script that somebody smuggles into a page does not run', async ({ page }) => {
  const violations = await collectViolations(page);
  await page.goto(treeView);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.setAttribute('onclick', 'document.title = "taken"');
    document.body.append(link);
    link.click();
  });
  await expect.poll(() => violations.length).toBe(1);
  await expect(page).not.toHaveTitle('taken');
});

test('HTML that nobody vouches for is refused where no demo runs', async ({ page }) => {
  await page.goto('/versions/');
  const outcome = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<p>taken</p>';
      return 'written';
    } catch (error) {
      return String(error);
    }
  });
  expect(outcome).toContain('TrustedHTML');
});

test.describe('another site', () => {
  let server: Server;
  test.beforeAll(async () => {
    server = createServer((request, response) => {
      const target = new URL(request.url ?? '/', 'http://other.test').searchParams.get('show');
      response.setHeader('Content-Type', 'text/html');
      response.end(`<!doctype html><title>Other</title><iframe src="${target ?? ''}"></iframe>`);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  test.afterAll(() => server.close());

  for (const href of ['/', treeView, '/demo-frame/', '/versions.md', '/nothing-here/']) {
    test(`cannot frame ${href}`, async ({ page, baseURL }) => {
      const { port } = server.address() as AddressInfo;
      const show = encodeURIComponent(`${baseURL ?? ''}${href}`);
      await page.goto(`http://localhost:${port}/?show=${show}`, { waitUntil: 'load' });
      await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
    });
  }

  test('is shown in a frame where nothing forbids it, so the test can tell', async ({ page }) => {
    const { port } = server.address() as AddressInfo;
    await page.goto(
      `http://localhost:${port}/?show=${encodeURIComponent(`http://127.0.0.1:${port}/`)}`,
    );
    await expect.poll(() => page.frames()[1]?.url()).toBe(`http://127.0.0.1:${port}/`);
  });
});

test('the console stays empty while the demos of a page are hydrated', async ({ page }) => {
  const complaints = await openDemos(page, treeView);
  for (const demo of await page.locator('.demo:not(:has(iframe))').all()) await hydrate(demo);
  expect(complaints).toEqual([]);
});
