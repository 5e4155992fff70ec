import { expect, test as base } from '@playwright/test';
import { builtPages } from '../built-pages.ts';
import { openOwnHost, type OwnHost } from '../own-host.ts';
import { askForUpdate, countLoads, giveSign, keptPages, openServed } from '../worker-page.ts';

const test = base.extend<{ own: OwnHost }>({
  own: async ({ baseURL }, use) => {
    const own = await openOwnHost(baseURL ?? '');
    await use(own);
    await own.close();
  },
});

const prose = '/x/introduction/installation/';
const tree = '/x/react-tree-view/';

test('the worker of the folder is registered on the own host, and none elsewhere', async ({
  own,
  page,
}) => {
  const served = await openServed(own.context, prose);
  const scope = () => served.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(await scope()).toBe(`${own.origin}/x/`);
  await served.goto('/getting-started/installation/');
  await giveSign(served);
  expect(await scope()).toBe(`${own.origin}/`);
  await page.goto(prose);
  await giveSign(page);
  await page.waitForLoadState('networkidle');
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});

test('F18 without a worker script the page is the same', async ({ own }) => {
  const page = await own.context.newPage();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  for (const [status, type] of [
    [404, 'text/plain'],
    [500, 'text/plain'],
    [200, 'text/html'],
  ] as const) {
    own.answers.set('/x/sw.js', (response) => {
      response.writeHead(status, { 'content-type': type });
      response.end('<p>no worker</p>');
    });
    own.hits.length = 0;
    await page.goto(prose);
    await giveSign(page);
    await expect.poll(() => own.hits).toContain('/x/sw.js');
    await expect(page.locator('h1')).toBeVisible();
  }
  expect(errors).toEqual([]);
});

test('F19 an update reloads the page once; text that was not sent keeps it from that', async ({
  own,
}) => {
  const page = await openServed(own.context, prose);
  const loads = countLoads(page);
  await page.locator('[data-vote]').first().click();
  await page.locator('#feedback textarea').fill('Half a sentence');
  own.setRelease('two');
  await askForUpdate(page);
  await expect(page.locator('[data-reload-note]')).toBeVisible();
  expect(loads()).toBe(0);
  await expect(page.locator('#feedback textarea')).toHaveValue('Half a sentence');
  await page.locator('[data-reload-note] button').first().click();
  await expect.poll(loads).toBe(1);
  await page.locator('[data-vote]').first().click();
  await expect(page.locator('#feedback textarea')).toHaveValue('Half a sentence');
});

/** A minute is what it takes to be sure; the gate looks for a few seconds. */
const changing = process.env['FULL'] ? 60 : 3;

test(`F20 a worker that changes for ${changing} seconds reloads the page once`, async ({ own }) => {
  const page = await openServed(own.context, prose);
  const loads = countLoads(page);
  const end = Date.now() + changing * 1000;
  for (let release = 0; Date.now() < end; release += 1) {
    own.setRelease(String(release));
    await askForUpdate(page);
    await page.waitForTimeout(300);
  }
  await expect.poll(loads).toBe(1);
  own.setRelease('last');
  await askForUpdate(page);
  await page.waitForTimeout(1000);
  expect(loads()).toBe(1);
});

test('F20 two tabs stay calm: each reloads once, when it has the focus', async ({ own }) => {
  const first = await openServed(own.context, prose);
  const second = await openServed(own.context, tree);
  const loads = [countLoads(first), countLoads(second)];
  for (let release = 0; release < 8; release += 1) {
    own.setRelease(String(release));
    await askForUpdate(release % 2 === 0 ? first : second);
    await first.waitForTimeout(400);
  }
  await first.bringToFront();
  await expect.poll(() => loads.map((count) => count())).toEqual([1, 1]);
});

test('F21 workers of two folders keep to their own caches', async ({ own }) => {
  const page = await openServed(own.context, prose);
  await page.goto('/getting-started/installation/');
  await giveSign(page);
  await expect.poll(() => keptPages(page)).toContain('/getting-started/installation/');
  own.setRelease('two');
  await askForUpdate(page);
  await expect
    .poll(() =>
      page.evaluate(async () => (await caches.keys()).filter((it) => it.includes(' /x/ '))),
    )
    .toContain('docs-worker /x/ pages');
});

test('F24 offline the last seen page is shown as a copy, another one as missing', async ({
  own,
}) => {
  const page = await openServed(own.context, prose);
  await own.context.setOffline(true);
  await page.reload();
  await expect(page.locator('h1')).toHaveText('Install MUI X');
  await expect(page.locator('[data-copy-note]')).toContainText('This is a copy from');
  await page.goto('/x/react-charts/bars/');
  await expect(page.locator('[data-offline-missing]')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Install MUI X' }).first()).toBeVisible();
  await page.goto('/zh/x/react-charts/bars/').catch(() => undefined);
});

test('F24 offline a link opens the copy of its page, which says so', async ({ own }) => {
  const support = '/x/introduction/support/';
  const page = await openServed(own.context, support);
  // At the server: what a browser prepares for a hovered link comes past a line that is cut in the page.
  own.answers.set(support, (response) => response.destroy());
  await page.goto(prose);
  await giveSign(page);
  await page.waitForTimeout(600);
  await page.locator(`.side__body a[href="${support}"]`).click();
  await expect(page.locator('h1')).toHaveText('Support');
  await expect(page.locator('[data-copy-note]')).toContainText('This is a copy from');
});

test('F26 a page in the place of a script is not kept', async ({ own }) => {
  const page = await openServed(own.context, prose);
  const address = '/_assets/hostile.1a2b3c4d.js';
  own.answers.set(address, (response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<script>alert(1)</script>');
  });
  await page.evaluate(async (path) => {
    await (await fetch(path)).text();
  }, address);
  own.answers.set(address, (response) => {
    response.writeHead(200, { 'content-type': 'text/javascript' });
    response.end('good');
  });
  expect(await page.evaluate(async (path) => (await fetch(path)).text(), address)).toBe('good');
});

test('F15 a full disk changes nothing for the reader', async ({ own }) => {
  const page = await openServed(own.context, prose);
  const session = await own.context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: own.origin, quotaSize: 1 });
  await page.goto(tree);
  await expect(page.locator('h1')).toBeVisible();
});

test('a cache with rubbish in it is not believed', async ({ own }) => {
  const page = await openServed(own.context, prose);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) {
        await cache.put(key, new Response('rubbish', { headers: { 'content-type': 'text/html' } }));
      }
    }
  });
  await page.reload();
  await expect(page.locator('h1')).toHaveText('Install MUI X');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the kill switch takes the worker and its caches away', async ({ own }) => {
  const page = await openServed(own.context, prose);
  own.answers.set('/x/sw.js', (response) => {
    response.writeHead(200, { 'content-type': 'text/javascript' });
    response.end(
      `self.addEventListener('install', () => self.skipWaiting());
      self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()));`,
    );
  });
  await askForUpdate(page);
  await expect
    .poll(() =>
      page
        .evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
        .catch(() => 1),
    )
    .toBe(0);
});

test('0 stale pages online over a sample of routes', async ({ own }) => {
  const page = await openServed(own.context, prose);
  const hrefs = [prose, tree, '/x/react-charts/', '/x/react-data-grid/quickstart/'];
  const stale = await page.evaluate(async (all) => {
    const cache = await caches.open('docs-worker /x/ pages');
    const found: string[] = [];
    for (const href of all) {
      const old = new Response('stale', { headers: { 'content-type': 'text/html' } });
      await cache.put(new URL(href, location.origin).href, old);
      if ((await (await fetch(href)).text()) === 'stale') found.push(href);
    }
    return found;
  }, hrefs);
  expect(stale).toEqual([]);
  for (const href of hrefs) {
    await page.goto(href);
    await expect(page.locator('h1')).toBeVisible();
  }
});

test('0 stale pages online over all routes @full', async ({ own }) => {
  test.setTimeout(1_800_000);
  const page = await openServed(own.context, prose);
  const stale: string[] = [];
  for (const { href } of builtPages()) {
    await page.evaluate(async (address) => {
      for (const name of (await caches.keys()).filter((it) => it.endsWith(' pages'))) {
        const old = new Response('stale', { headers: { 'content-type': 'text/html' } });
        await (await caches.open(name)).put(new URL(address, location.origin).href, old);
      }
    }, href);
    const answer = await page.goto(href, { waitUntil: 'commit' });
    if ((await answer?.text()) === 'stale') stale.push(href);
  }
  expect(stale).toEqual([]);
});
