import { expect, test, type Locator, type Page } from '@playwright/test';
import { pingEvery } from 'engine/features/demos/live/limits.ts';
import { demoOf, editorOf } from '../live-editor.ts';
import { demoNamed, openDemos, usage, hydrate } from './demos-page.ts';
import { giveFirstSign } from './first-interaction.ts';

/* Both have demos, so that one is put in the place of the other. */
const start = '/x/react-tree-view/rich-tree-view/selection/';
const demoPage = '/x/react-tree-view/rich-tree-view/items/';

/** Goes to a page by a link, so that it is put into the living document. */
async function follow(page: Page, href: string): Promise<void> {
  await giveFirstSign(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  // A hovered link would be prepared by the browser, and then opened as a document of its own.
  await page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(`**${href}`);
  expect(await isSameDocument(page)).toBe(true);
}

function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isSameDocument' in window);
}

test('R2 going back from a demo that fills the screen gives the page back', async ({ page }) => {
  await page.goto(start);
  await follow(page, demoPage);
  const demo = page.locator('.demo').first();
  await demo.scrollIntoViewIfNeeded();
  await demo.locator('[data-do="full"]').click();
  await expect(demo).toHaveAttribute('data-full', '');
  await page.goBack();
  await page.waitForURL(`**${start}`);
  await expect(page.locator('[inert]')).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('R3 clearing the filter of the navigation shows the page that was found', async ({ page }) => {
  await page.goto('/getting-started/usage/');
  const filter = page.locator('.side [data-nav-filter]');
  await filter.fill('Snackbar');
  await page.locator('.side a[href="/components/snackbars/"]').click();
  await page.waitForURL('**/components/snackbars/');
  await filter.fill('');
  await expect(page.locator('.side .nav a[aria-current="page"]')).toBeVisible();
});

test('R4 the last of two quick choices is the one that is shown', async ({ page }) => {
  await page.goto(demoPage);
  const sources: (() => void)[] = [];
  await page.route('**/demos/**/*.json', async (route) => {
    await new Promise<void>((resolve) => sources.push(resolve));
    await route.continue();
  });
  const demo = page.locator('.demo').first();
  await demo.locator('.demo__bar [data-do="expand"]').click();
  await demo.locator('button[data-do="variant"][value="JS"]').first().click();
  await expect.poll(() => sources.length).toBeGreaterThan(0);
  await demo.locator('button[data-do="variant"][value="TS"]').first().click();
  for (const release of sources) release();
  await page.waitForLoadState('networkidle');
  await expect(demo.locator('button[data-do="variant"][value="TS"]').first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(demo.locator('.demo__code')).not.toHaveAttribute('data-shown', /^JS/);
});

test('R4 the last of two quickly chosen stylings is the one that is drawn', async ({ page }) => {
  const late: (() => void)[] = [];
  await page.route(/shipment-status\.tailwind\.[^/]*\.js/, async (route) => {
    await new Promise<void>((resolve) => late.push(resolve));
    await route.continue();
  });
  await openDemos(page, usage);
  const demo = demoNamed(page, 'shipment-status');
  await hydrate(demo);
  await demo.locator('summary', { hasText: 'MUI System' }).click();
  await demo.getByRole('button', { name: 'Tailwind CSS' }).click();
  await expect.poll(() => late.length).toBeGreaterThan(0);
  await demo.locator('summary', { hasText: 'Tailwind CSS' }).click();
  await demo.getByRole('button', { name: 'Plain CSS' }).click();
  await expect(demo.locator('[data-demo] .shipment-status')).toBeVisible();
  for (const release of late) release();
  await page.waitForLoadState('networkidle');
  await expect(demo.locator('[data-demo] .shipment-status')).toBeVisible();
  await expect(demo.locator('[data-demo] .rounded-lg')).toHaveCount(0);
});

/** Counts how often the page asks whether an edited demo still runs. */
async function countQuestions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const asked: unknown[] = [];
    Object.assign(window, { asked });
    const { port1 } = new MessageChannel();
    const ports = Object.getPrototypeOf(port1) as { postMessage: (message: unknown) => void };
    ports.postMessage = new Proxy(ports.postMessage, {
      apply(send, port, sent: [unknown]) {
        if (String(sent[0]).includes('"ping"')) asked.push(sent[0]);
        Reflect.apply(send, port, sent);
      },
    });
  });
  return () => page.evaluate<number>('window.asked.length');
}

test('R6 going back from an edited demo ends what runs in it', async ({ page }) => {
  const questions = await countQuestions(page);
  await page.goto(start);
  await follow(page, demoPage);
  const { demo, inside, write } = editorOf(page, 'clinic-floors');
  await demo.scrollIntoViewIfNeeded();
  await demo.locator('[data-do="edit"]').click();
  await write(demoOf('edited and left'));
  await expect(inside.getByText('edited and left')).toBeVisible();
  await expect.poll(questions).toBeGreaterThan(1);
  await page.goBack();
  await page.waitForURL(`**${start}`);
  await expect(page.locator('.cm-editor, iframe')).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
  const asked = await questions();
  await page.waitForTimeout(3 * pingEvery);
  expect(await questions()).toBe(asked);
  // The edit is kept, and its editor does not open by itself when the reader comes back.
  const drafts = await page.evaluate(() => Object.values(localStorage).join('\n'));
  expect(drafts).toContain('edited and left');
  expect(drafts).not.toContain('"open":true');
});

test('a grid whose page is left says nothing of the height it has lost', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  await page.goto('/x/react-data-grid/sorting/');
  await giveFirstSign(page);
  await expect(page.locator('.MuiDataGrid-row').first()).toBeVisible();
  await expect(page.locator('[data-demo][data-hydrated]').first()).toBeAttached();
  await follow(page, '/x/react-data-grid/pagination/');
  await expect(page.locator('[data-demo][data-hydrated]').first()).toBeAttached();
  expect(complaints).toEqual([]);
});

test('the way back to a page that cannot be put into the document ends where it began', async ({
  page,
}) => {
  await page.goto('/x/react-charts/axis/');
  await giveFirstSign(page);
  await page.evaluate(() => scrollTo(0, 9000));
  await follow(page, '/x/api/charts/charts-x-axis/');
  // Loaded anew, the document has the strict policy of a page without demos.
  await page.reload();
  await giveFirstSign(page);
  await page.evaluate(() => scrollTo(0, 300));
  await page.evaluate(() => history.back());
  await page.waitForURL('**/x/react-charts/axis/');
  await expect.poll(() => page.evaluate(() => scrollY).catch(() => -1)).toBe(9000);
});

test('R16 the way back to a guide with rows of the reference ends where it began', async ({
  page,
}) => {
  await page.goto('/x/react-charts/bars/');
  await page.evaluate(() => scrollTo(0, 3000));
  await page.goto('/versions/');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000);
});

test('R16 the way back into a demo that fills its stage only when it runs ends where it began', async ({
  page,
}) => {
  const grid = page.locator('.demo .MuiDataGrid-root').first();
  await page.goto('/x/react-data-grid/tree-data/');
  await giveFirstSign(page);
  await expect(grid).toBeVisible();
  await page.evaluate(() => scrollTo(0, 499));
  await page.goto('/components/tables/');
  await page.goBack();
  await expect(grid).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(499);
});

/** Where the last heading of a page stands on the screen: everything above it has its part in that. */
function lastHeading(page: Page): Promise<number | undefined> {
  return page.evaluate(
    () => [...document.querySelectorAll('.article h2')].at(-1)?.getBoundingClientRect().top,
  );
}

/** Reads an entry down to its end and goes up again, so that no row above has a guessed height. */
async function readEntry(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const top of [1500, 3000, 4500, 2000]) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
}

test('R16 the way back to an entry of the reference ends where it began', async ({ page }) => {
  await page.goto('/api/button/');
  await readEntry(page);
  const before = await lastHeading(page);
  await follow(page, '/api/button-base/');
  await page.evaluate(() => history.back());
  await page.waitForURL('**/api/button/');
  await expect.poll(() => lastHeading(page)).toBe(before);
  expect(await page.evaluate(() => scrollY)).toBe(2000);
  expect(await isSameDocument(page)).toBe(true);
});

for (const way of ['back', 'reload'] as const) {
  test(`R16 an entry of the reference that is loaded whole stands where it was: ${way}`, async ({
    page,
  }) => {
    await page.goto('/api/button/');
    await readEntry(page);
    const before = await lastHeading(page);
    if (way === 'back') {
      await page.goto('/versions/');
      await page.goBack();
    } else await page.reload();
    await expect.poll(() => lastHeading(page)).toBe(before);
    expect(await page.evaluate(() => scrollY)).toBe(2000);
  });
}

test('demos are as tall on the way back as they were, also those that sleep again', async ({
  page,
}) => {
  await page.goto('/components/masonry/');
  await giveFirstSign(page);
  // Its columns stand side by side only when it runs.
  const demo = demoNamed(page, 'spacing-lab');
  const asleep = await heightOf(demo);
  await hydrate(demo);
  await expect.poll(() => heightOf(demo)).toBeLessThan(asleep - 100);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const before = await lastHeading(page);
  await follow(page, '/components/modal/');
  await page.evaluate(() => history.back());
  await page.waitForURL('**/components/masonry/');
  await expect.poll(() => lastHeading(page)).toBe(before);
  expect(await isSameDocument(page)).toBe(true);
});

async function heightOf(demo: Locator): Promise<number> {
  return (await demo.boundingBox())?.height ?? 0;
}

test('what is spoken on the way makes no page longer', async ({ page }) => {
  await page.goto('/versions/');
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  await follow(page, '/getting-started/installation/');
  await follow(page, '/versions/');
  await expect(page.locator('body > [role=status]')).toHaveText(/./);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(length);
});

test('R31 the number of a production error is explained with what it names', async ({ page }) => {
  await page.goto('/production-error/?code=9&args[]=teal%20%3Cb%3E');
  const explained = page.locator('[data-screen-part=error]');
  await expect(explained).toContainText('MUI: Unsupported `teal <b>` color');
  await page.goto('/zh/production-error/?code=999');
  await expect(explained).toContainText('999');
});

test('a demo that makes styles of its own is hydrated on the way back as it did before', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => complaints.push(message.text()));
  const mirrored = '/guides/right-to-left/';
  const hydrated = page.locator('.demo [data-hydrated]');
  await page.goto(mirrored);
  await giveFirstSign(page);
  const demo = page.locator('.demo').first();
  const id = (await demo.getAttribute('id')) ?? '';
  await hydrate(demo);
  const before = await hydrated.first().innerHTML();
  await follow(page, '/customization/spacing/');
  await page.goBack();
  await page.waitForURL(`**${mirrored}`);
  expect(await isSameDocument(page)).toBe(true);
  // The address is there before the page is.
  await expect(demo).toHaveAttribute('id', id);
  await hydrate(demo);
  expect(await hydrated.first().innerHTML()).toBe(before);
  expect(complaints).toEqual([]);
});
