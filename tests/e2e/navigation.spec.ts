import { chromium, expect, test, type Page } from '@playwright/test';
import { giveSign } from '../worker-page.ts';
import { findWholeBrowser } from '../../tools/testing/find-browser.mjs';

const start = '/x/introduction/licensing/';
const prose = '/x/introduction/installation/';
const tree = '/x/react-tree-view/';

/** Opens a page, gives the first sign of a reader and waits until its links are followed. */
async function openReady(page: Page, href = start): Promise<void> {
  await page.goto(href, { waitUntil: 'networkidle' });
  await giveSign(page);
  // The place where pages are announced is made when links are followed.
  await expect(page.locator('body > [role=status]')).toBeAttached();
  await page.evaluate(() => {
    document.documentElement.dataset['sameDocument'] = 'yes';
  });
}

/** Address of the last heading of a page, within the page. */
async function lastHeading(page: Page, href: string): Promise<string> {
  const html = await (await page.request.get(href)).text();
  return `#${[...html.matchAll(/<h2[^>]* id="([^"]+)"/g)].at(-1)?.[1] ?? ''}`;
}

const isSameDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['sameDocument'] === 'yes');

/** Follows the row of the side navigation, or a link in the text where the row is not loaded. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((target) => {
    const row = document.querySelector<HTMLElement>(`.side__body a[href="${target}"]`);
    const link = Object.assign(document.createElement('a'), { href: target });
    if (!row) document.querySelector('.prose')?.append(link);
    (row ?? link).click();
  }, href);
  await page.waitForURL(`**${href}`);
}

test('a link puts the next page into the document: title, heading, head, mark, focus, words for screen readers', async ({
  page,
}) => {
  await openReady(page);
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

test('back and forward show the pages again, where the reader was', async ({ page }) => {
  await openReady(page);
  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  await follow(page, '/x/introduction/support/');
  await expect(page.locator('h1')).toHaveText('Support');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Licensing');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  expect(await isSameDocument(page)).toBe(true);
  await page.goForward();
  await expect(page.locator('h1')).toHaveText('Support');
});

test('the side navigation keeps its scroll and its open groups', async ({ page }) => {
  await openReady(page);
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

test('the contents list and the settings work on the next page', async ({ page }) => {
  await openReady(page);
  await follow(page, '/x/introduction/support/');
  await expect(page.locator('h1')).toHaveText('Support');
  await page.locator('[data-toc] li a').last().click();
  await expect(page.locator('[data-toc] [aria-current=location]').first()).toBeAttached();
  await page.locator('[data-open=settings]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the next page is complete: every section, the form at its end, and the rows beside it', async ({
  page,
}) => {
  await openReady(page);
  const html = await (await page.request.get(prose)).text();
  const ids = [...html.matchAll(/<h[23][^>]* id="([^"]+)"/g)].map(([, id]) => id);
  await follow(page, prose);
  await expect(page.locator('h1')).toHaveText('Install MUI X');
  await expect(page.locator('.article > .prose + * #feedback, .article #feedback')).toHaveCount(1);
  const shown = await page
    .locator('.prose :is(h2, h3)[id]')
    .evaluateAll((headings) => headings.map(({ id }) => id));
  expect(shown).toEqual(ids);
  expect(await isSameDocument(page)).toBe(true);
});

test('what lies below the screen comes after the first paint, and the screen is full before', async ({
  page,
}) => {
  await openReady(page);
  await page.evaluate(() => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('h1')?.textContent !== 'Install MUI X') return;
      observer.disconnect();
      const { bottom = 0 } = document.querySelector('.prose')?.getBoundingClientRect() ?? {};
      const blocks = document.querySelectorAll('.prose > *').length;
      Object.assign(globalThis, { atFirst: { blocks, isFull: bottom >= innerHeight } });
    }).observe(document.body, { childList: true, subtree: true });
  });
  await follow(page, prose);
  await expect(page.locator('.article #feedback')).toHaveCount(1);
  const blocks = await page.locator('.prose > *').count();
  const first = await page.evaluate(
    () => (globalThis as { atFirst?: { blocks: number; isFull: boolean } }).atFirst,
  );
  expect(first?.isFull).toBe(true);
  expect(first?.blocks).toBeLessThan(blocks);
});

test('what a reader does is answered on the next page: copying, tabs, search, feedback, menus', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => localStorage.setItem('codeblock-package-manager', 'pnpm'));
  await openReady(page);
  await follow(page, prose);
  await expect(page.locator('h1')).toHaveText('Install MUI X');
  await expect(page.locator('.article #feedback')).toHaveCount(1);
  await expect(page.getByRole('tab', { name: 'pnpm', selected: true }).first()).toBeVisible();
  const block = page.locator('.code:has([data-copy]):not([data-tabs])').first();
  await block.locator('.copy').click();
  await expect(block.locator('.copy')).toHaveText(/Copied/);
  await page.keyboard.press('Control+k');
  await expect(page.locator('dialog.palette[open]')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('#feedback').getByRole('button', { name: 'Yes' }).click();
  await expect(page.locator('#feedback').getByRole('textbox')).toBeVisible();
  await expect(page.locator('.bar a[href="/zh/x/introduction/installation/"]')).toHaveCount(1);
  expect(await isSameDocument(page)).toBe(true);
});

test('a page is counted once, and not before it is shown', async ({ page }) => {
  await openReady(page);
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(globalThis, { told });
    document.addEventListener('docs:page', () => told.push(document.title));
  });
  await follow(page, prose);
  await follow(page, '/x/introduction/support/');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Install MUI X');
  await expect
    .poll(() => page.evaluate(() => (globalThis as { told?: string[] }).told?.length))
    .toBe(3);
  await page.waitForTimeout(300);
  const told = await page.evaluate(() => (globalThis as { told?: string[] }).told ?? []);
  expect(told.map((title) => title.split(' ')[0])).toEqual(['Install', 'Support', 'Install']);
});

test('a page with a hash in its address brings every row, and one without brings them late', async ({
  page,
}) => {
  await openReady(page, '/x/api/data-grid/data-grid/#data-grid-prop-columns');
  await expect(page.locator('html')).toHaveAttribute('data-target', '');
  await follow(page, '/x/introduction/support/');
  await expect(page.locator('html')).not.toHaveAttribute('data-target');
});

test('links with a modifier, downloads and other origins are left to the browser', async ({
  page,
  context,
}) => {
  await openReady(page);
  const opened = context.waitForEvent('page');
  await page
    .locator('.side__body a[href="/x/introduction/support/"]')
    .filter({ visible: true })
    .click({ modifiers: ['ControlOrMeta'] });
  await opened;
  await expect(page).toHaveURL(start);
  const download = page.waitForEvent('download');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/x/introduction/roadmap/';
    link.download = 'page.html';
    document.body.append(link);
    link.click();
  });
  await download;
  await expect(page).toHaveURL(start);
  await expect(page.locator('h1')).toHaveText('Licensing');
});

test('a demo page that is left and met again has living demos', async ({ page }) => {
  await openReady(page, '/x/react-tree-view/');
  await follow(page, '/x/introduction/support/');
  await expect(page.locator('h1')).toHaveText('Support');
  await page.goBack();
  const item = page.locator('.demo [role=treeitem][aria-expanded=false]').first();
  await item.scrollIntoViewIfNeeded();
  await item.click();
  await expect(page.locator('.demo [role=treeitem][aria-expanded=true]').first()).toBeVisible();
});

test('a page with demos is loaded as a whole where the policy allows no styles, and the way back shows the page before', async ({
  page,
}) => {
  await openReady(page, prose);
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  await follow(page, tree);
  await expect(page.locator('h1')).toHaveText(/Tree View/);
  expect(await isSameDocument(page)).toBe(false);
  const item = page.locator('.demo [role=treeitem][aria-expanded=false]').first();
  await item.scrollIntoViewIfNeeded();
  await item.click();
  await expect(page.locator('.demo [role=treeitem][aria-expanded=true]').first()).toBeVisible();
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Install MUI X');
  await page.goForward();
  await expect(page.locator('h1')).toHaveText(/Tree View/);
  expect(complaints).toEqual([]);
});

test('from a page with demos every page is put into the document, and nothing its policy forbids is done', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await openReady(page, tree);
  for (const href of ['/x/introduction/support/', '/x/react-charts/bars/', tree]) {
    await follow(page, href);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${href}$`),
    );
  }
  expect(await isSameDocument(page)).toBe(true);
  const styles = page.locator('style[data-emotion]');
  const names = await styles.evaluateAll((all) => all.map((it) => it.getAttribute('data-emotion')));
  const named = names.filter((name) => name?.includes(' '));
  expect(new Set(named).size).toBe(named.length);
  expect(complaints.filter((text) => !text.includes('license key'))).toEqual([]);
});

test('a page that was put into the document and loaded again finds its way back before anybody moves', async ({
  page,
}) => {
  await openReady(page);
  await follow(page, '/x/introduction/support/');
  await expect(page.locator('h1')).toHaveText('Support');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.locator('h1')).toHaveText('Support');
  await page.evaluate(() => history.back());
  await expect(page.locator('h1')).toHaveText('Licensing');
  await expect(page).toHaveURL(start);
});

test('a link followed while the page of the history is on its way is opened', async ({ page }) => {
  await openReady(page);
  await follow(page, '/x/introduction/support/');
  let answers = 0;
  await page.route(`**${start}`, async (route) => {
    answers += 1;
    if (answers === 1) return route.abort();
    // The page is loaded as a whole, slowly.
    await new Promise((resolve) => setTimeout(resolve, 3000));
    return route.continue().catch(() => undefined);
  });
  await page.evaluate(() => {
    history.back();
    setTimeout(() => {
      document
        .querySelector<HTMLElement>('.side__body a[href="/x/introduction/roadmap/"]')
        ?.click();
    }, 1500);
  });
  await expect(page).toHaveURL('/x/introduction/roadmap/');
  await page.waitForTimeout(2500);
  await expect(page).toHaveURL('/x/introduction/roadmap/');
  await expect(page.locator('h1')).toHaveText('Roadmap');
});

test('of two links followed at once the second is opened', async ({ page }) => {
  await openReady(page);
  await page.route('**/x/introduction/support/', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue().catch(() => undefined);
  });
  await page.evaluate(() => {
    for (const href of ['/x/introduction/support/', '/x/introduction/roadmap/'])
      document.querySelector<HTMLElement>(`.side__body a[href="${href}"]`)?.click();
  });
  await expect(page).toHaveURL('/x/introduction/roadmap/');
  await page.waitForTimeout(2000);
  await expect(page).toHaveURL('/x/introduction/roadmap/');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /roadmap\/$/);
});

test('a link to a heading of another page ends at that heading', async ({ page }) => {
  await openReady(page);
  await page.evaluate(
    (href) => {
      const link = document.querySelector<HTMLAnchorElement>(
        '.side__body a[href="/x/introduction/support/"]',
      );
      if (!link) return;
      link.href += href;
      link.click();
    },
    await lastHeading(page, '/x/introduction/support/'),
  );
  await expect(page.locator('h1')).toHaveText('Support');
  expect(await isSameDocument(page)).toBe(true);
  await expect(page.locator(':target')).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('another language is loaded as a whole', async ({ page }) => {
  await openReady(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href^="/zh/"]')?.click());
  await page.waitForURL('**/zh/**');
  expect(await isSameDocument(page)).toBe(false);
});

test('F25 after a new release the next page is loaded as a whole', async ({ page }) => {
  await openReady(page);
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
  await openReady(page);
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
  await openReady(page, '/x/react-tree-view/');
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
