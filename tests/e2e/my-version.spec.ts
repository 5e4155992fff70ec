import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from '../a11y/axe-findings.ts';
import { ask, openSearch } from './search-page.ts';
import { open, openDrawer, store } from './settings-page.ts';

/** An entry with members that came with 8.0.0, 8.1.0 and 8.3.0. */
const entry = '/x/api/charts/spark-line-chart/';
const installation = '/x/introduction/installation/';
const key = 'docs-versions';

function banner(page: Page) {
  return page.locator('[data-my-version]');
}

/** The ids of the rows that came after a version, read from the page. */
function newerRows(page: Page, than: string): Promise<string[]> {
  return page.locator('[data-api-table] [data-since]').evaluateAll((rows, version) => {
    const number = (text = ''): number =>
      text.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);
    return rows.flatMap((row) =>
      row instanceof HTMLElement && number(row.dataset['since']) > number(version) ? [row.id] : [],
    );
  }, than);
}

function markedRows(page: Page): Promise<string[]> {
  return page.locator('[data-mine]').evaluateAll((rows) => rows.map(({ id }) => id));
}

async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries()) sum += (shift as LayoutShift).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
}

interface LayoutShift extends PerformanceEntry {
  value: number;
}

test('API pages can be narrowed to what is new since a version', async ({ page }) => {
  await page.goto(entry, { waitUntil: 'networkidle' });
  const choice = page.getByRole('combobox', { name: 'Members by version' });
  await choice.selectOption('8.1.0');
  const shown = page.locator('[data-api-table] tr[id]:visible');
  const expected = await newerRows(page, '8.0.99');
  expect(expected.length).toBeGreaterThan(1);
  await expect(shown).toHaveCount(expected.length);
  await expect(page.locator('[data-api-count]')).toHaveText(`${String(expected.length)} shown`);
  await choice.selectOption('');
  expect(await shown.count()).toBeGreaterThan(expected.length);
});

test('readers who say nothing load and see nothing of it', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto(entry, { waitUntil: 'networkidle' });
  await expect(banner(page)).toBeHidden();
  expect(files.filter((file) => /data\/lines|my-version|show-versions/.test(file))).toEqual([]);
});

test('a version chosen in the drawer marks what is newer, and is kept and forgotten', async ({
  page,
}) => {
  await open(page, entry);
  const drawer = await openDrawer(page);
  await drawer.getByLabel('My version of MUI X').selectOption('8.2.0');
  await page.keyboard.press('Escape');
  const newer = await newerRows(page, '8.2.0');
  expect(newer.length).toBeGreaterThan(0);
  await expect.poll(() => markedRows(page)).toEqual(newer);
  await expect(banner(page)).toContainText(
    new RegExp(`You read 8\\.\\d+\\.\\d+; you use 8\\.2\\.0: ${String(newer.length)} thing`),
  );
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('x=8.2.0');
  await page.reload();
  await expect.poll(() => markedRows(page)).toEqual(newer);
  await banner(page).getByRole('button', { name: 'Show them' }).click();
  await expect(page.locator('[data-api-table] tr[id]:visible')).toHaveCount(newer.length);
  await banner(page).getByRole('button', { name: 'Change' }).click();
  const mine = page.getByRole('dialog', { name: 'My version' });
  await mine.getByLabel('My version of MUI X').selectOption('');
  await page.keyboard.press('Escape');
  await expect(banner(page)).toBeHidden();
  expect(await markedRows(page)).toEqual([]);
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
});

for (const width of [1440, 390]) {
  test(`nothing moves when the marks come at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await store(page, { [key]: 'core=7.0.0&x=8.2.0' });
    for (const href of [entry, '/api/button/', '/zh/x/api/charts/spark-line-chart/']) {
      await page.goto(href, { waitUntil: 'networkidle' });
      await expect(banner(page).locator('p')).toBeVisible();
      expect(await layoutShift(page), href).toBeLessThan(0.001);
      const room = await banner(page).evaluate((element) => ({
        own: element.getBoundingClientRect().height,
        kept: Number.parseFloat(getComputedStyle(element).minBlockSize),
      }));
      expect(room.own, href).toBeLessThanOrEqual(room.kept + 0.5);
    }
  });
}

test('the palette leads to the choice', async ({ page }) => {
  await open(page, installation);
  const dialog = await openSearch(page);
  await dialog.getByRole('combobox').fill('> my version');
  await dialog.getByRole('option', { name: 'Choose my version' }).click();
  await expect(
    page.getByRole('dialog', { name: 'My version' }).getByLabel('My version of MUI X'),
  ).toBeVisible();
});

test('search results say what is newer', async ({ page }) => {
  await store(page, { [key]: 'x=8.2.0' });
  await open(page, entry);
  const [id = ''] = await newerRows(page, '8.2.0');
  const name = id.replace(/^.*-/, '');
  await openSearch(page);
  const options = await ask(page, `SparkLineChart ${name}`);
  await expect(options.locator('.tag--new', { hasText: 'Since 8.' }).first()).toBeVisible();
});

test('install commands ask for the version, and guides mark what is newer', async ({ page }) => {
  await store(page, { [key]: 'core=7.0.0&x=8.2.0' });
  await page.goto(installation, { waitUntil: 'networkidle' });
  const command = page.locator('[data-tabs="package-manager"] pre:visible').first();
  await expect(command).toContainText('@mui/x-data-grid@8.2.0 @mui/material@7.0.0 @emotion/react@');
  await page.goto('/x/react-charts/toolbar/', { waitUntil: 'networkidle' });
  const word = page.locator('code[data-newer]', { hasText: 'ToolbarButton' }).first();
  await expect(word).toHaveAttribute('data-newer', '8.3.0');
  await expect(word).toHaveAttribute('title', '8.3.0 newer than your 8.2.0');
  expect(await layoutShift(page)).toBeLessThan(0.001);
});

test('migration guides keep their commands', async ({ page }) => {
  await store(page, { [key]: 'x=8.2.0' });
  await page.goto('/x/migration/migration-data-grid-v7/', { waitUntil: 'networkidle' });
  await expect(page.locator('[data-tabs="package-manager"]').first()).not.toContainText('8.2.0');
});

for (const [mode, direction, locale] of [
  ['light', 'ltr', ''],
  ['dark', 'rtl', ''],
  ['dark', 'ltr', '/zh'],
] as const) {
  test(`marks and banner have no axe finding: ${mode} ${direction} ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await store(page, { [key]: 'x=8.2.0', 'mui-mode': mode, 'docs-direction': direction });
    await page.goto(`${locale}${entry}`, { waitUntil: 'networkidle' });
    await expect(banner(page).locator('p')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
}
