import { chromium, expect, test, type Page } from '@playwright/test';
import { findWholeBrowser } from '../../tools/testing/find-browser.mjs';

const start = '/x/introduction/installation/';

/** Opens a page and gives the first sign of a reader, then waits for what that loads. */
async function openAwake(page: Page, href = start): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.head.append(Object.assign(document.createElement('meta'), { name: 'swap' }));
    });
  });
  // The script that waits for signs must be there before one is given.
  await page.goto(href, { waitUntil: 'networkidle' });
  const loaded = page.waitForResponse(/start-reading/);
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await loaded;
  // What it asks for in turn is there when the network rests.
  await page.waitForTimeout(600);
  await page.evaluate(() => {
    document.documentElement.dataset['sameDocument'] = 'yes';
  });
}

const isSameDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['sameDocument'] === 'yes');

async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((target) => {
    document.querySelector<HTMLElement>(`.side__body a[href="${target}"]`)?.click();
  }, href);
  await page.waitForURL(`**${href}`);
}

test('a link puts the next page into the document: title, heading, head, mark, focus, words for screen readers @full', async ({
  page,
}) => {
  await openAwake(page);
  await follow(page, '/x/introduction/support/');
  await expect(page.locator('h1')).toHaveText('Support');
  expect(await isSameDocument(page)).toBe(true);
  await expect(page).toHaveTitle(/^Support/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/support\/$/);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await expect(page.locator('.side__body [aria-current=page]')).toHaveAttribute(
    'href',
    '/x/introduction/support/',
  );
  await expect(page.locator('#main-content')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Support' })).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('a[hreflang=zh-CN], [lang=zh-CN][href]').first()).toHaveAttribute(
    'href',
    '/zh/x/introduction/support/',
  );
});

test('back and forward show the pages again, where the reader was @full', async ({ page }) => {
  await openAwake(page);
  await page.evaluate(() => scrollTo(0, 600));
  await follow(page, '/x/introduction/support/');
  await expect(page.locator('h1')).toHaveText('Support');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Install MUI X');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  expect(await isSameDocument(page)).toBe(true);
  await page.goForward();
  await expect(page.locator('h1')).toHaveText('Support');
});

test('the side navigation keeps its scroll and its open groups', async ({ page }) => {
  await openAwake(page);
  const groups = page
    .locator('.side__body details[data-group]:not([open])')
    .filter({ visible: true });
  const group = (await groups.last().getAttribute('data-group')) ?? '';
  await groups.last().locator('summary').first().click();
  await page.evaluate(() => document.querySelector('.side__body')?.scrollTo(0, 120));
  await follow(page, '/x/introduction/support/');
  await expect(page.locator('h1')).toHaveText('Support');
  await expect(page.locator(`details[data-group="${group}"]`)).toHaveAttribute('open', '');
});

test('the contents list, the search and the settings work on the next page', async ({ page }) => {
  await openAwake(page);
  await follow(page, '/x/introduction/support/');
  await expect(page.locator('h1')).toHaveText('Support');
  await page.locator('[data-toc] li a').last().click();
  await expect(page.locator('[data-toc] [aria-current=location]').first()).toBeAttached();
  await page.locator('[data-open=settings]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a demo page that is left and met again has living demos', async ({ page }) => {
  await openAwake(page, '/x/react-tree-view/');
  await follow(page, '/x/introduction/support/');
  await expect(page.locator('h1')).toHaveText('Support');
  await page.goBack();
  const item = page.locator('.demo [role=treeitem][aria-expanded=false]').first();
  await item.scrollIntoViewIfNeeded();
  await item.click();
  await expect(page.locator('.demo [role=treeitem][aria-expanded=true]').first()).toBeVisible();
});

test('another language is loaded as a whole', async ({ page }) => {
  await openAwake(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href^="/zh/"]')?.click());
  await page.waitForURL('**/zh/**');
  expect(await isSameDocument(page)).toBe(false);
});

test('F25 after a new release the next page is loaded as a whole', async ({ page }) => {
  await openAwake(page);
  let answers = 0;
  await page.route('**/x/introduction/support/', async (route) => {
    answers += 1;
    if (answers > 1) return route.continue();
    const response = await route.fetch();
    const html = await response.text();
    return route.fulfill({
      response,
      body: html.replaceAll('/_assets/document.', '/_assets/newer.'),
    });
  });
  await follow(page, '/x/introduction/support/');
  await expect(page.locator('h1')).toHaveText('Support');
  expect(await isSameDocument(page)).toBe(false);
});

test('a page that cannot be fetched is left to the browser', async ({ page }) => {
  await openAwake(page);
  let answers = 0;
  await page.route('**/x/introduction/support/', (route) => {
    answers += 1;
    return answers === 1 ? route.abort() : route.continue();
  });
  await follow(page, '/x/introduction/support/');
  await expect(page.locator('h1')).toHaveText('Support');
  expect(await isSameDocument(page)).toBe(false);
});

test('F42 text that an extension rewrote breaks neither navigation nor settings', async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await openAwake(page, '/x/react-tree-view/');
  await page.evaluate((translatorsTag: string) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(
      ({ data, parentElement }) => data.trim() && parentElement?.tagName !== 'SCRIPT',
    )) {
      const font = document.createElement(translatorsTag);
      text.replaceWith(font);
      font.append(text);
    }
  }, 'font');
  await page.keyboard.press('Tab');
  await page.locator('[data-open=settings]').first().click();
  await page.getByRole('dialog').getByText('Dark').click();
  await page.keyboard.press('Escape');
  await follow(page, '/x/introduction/support/');
  await expect(page.locator('h1')).toHaveText('Support');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(/Tree View/);
  expect(errors).toEqual([]);
});

test('F43 a page comes back from the memory of the browser', async ({ launchOptions, baseURL }) => {
  // Under automation browsers forget pages that are left, unless told otherwise.
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: findWholeBrowser() ?? '',
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const page = await context.newPage();
  const witness = await context.newPage();
  await witness.goto('/robots.txt');
  await page.goto(start);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      localStorage.setItem('persisted', String(persisted));
    });
  });
  await page.evaluate(() => location.assign('/playground/'));
  await page.waitForURL('**/playground/');
  // A page that comes back so is no longer followed by the test: another one looks what it wrote.
  void page.evaluate(() => history.back()).catch(() => undefined);
  await expect.poll(() => witness.evaluate(() => localStorage.getItem('persisted'))).toBe('true');
  await browser.close();
});

test('every page tells the browser what it may prepare, in the same words', async ({ page }) => {
  const rules: string[] = [];
  for (const href of [start, '/', '/zh/x/react-tree-view/', '/api/button/']) {
    await page.goto(href);
    rules.push(await page.locator('script[type=speculationrules]').innerText());
  }
  expect(new Set(rules).size).toBe(1);
  expect(rules[0]).toContain('"eagerness":"moderate"');
});
