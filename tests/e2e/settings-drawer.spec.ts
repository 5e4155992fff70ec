import { expect, test } from '@playwright/test';
import {
  attributesOf,
  choices,
  textPage,
  open,
  openDrawer,
  store,
  watchErrors,
  withLetters,
} from './settings-page.ts';
import { withoutReader } from '../without-reader.ts';

test('costs no byte of script or style before it is opened', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (['script', 'stylesheet', 'fetch'].includes(request.resourceType()))
      files.push(request.url());
  });
  await withoutReader(page);
  await page.goto(textPage.en, { waitUntil: 'networkidle' });
  const before = [...files];
  expect(
    before.filter((file) => /answer-settings|settings-|drawer|react|client/.test(file)),
  ).toEqual([]);
  await openDrawer(page);
  expect(files.length).toBeGreaterThan(before.length);
});

test('takes the focus, keeps it and gives it back', async ({ page }) => {
  await open(page, textPage.en);
  const opener = page.locator('[data-open="settings"]');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeFocused();
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement?.closest('dialog, body')?.matches('body:has(a:focus)') ?? false,
    );
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog.drawer')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('closes by its button and by a click beside it', async ({ page }) => {
  await open(page, textPage.en);
  const drawer = await openDrawer(page);
  await drawer.getByRole('button', { name: 'Close settings' }).click();
  await expect(drawer).toHaveCount(0);
  await openDrawer(page);
  await page.mouse.click(20, 300);
  await expect(drawer).toHaveCount(0);
});

test('resets everything, in the other tab too', async ({ context, page }) => {
  await store(page, withLetters);
  await open(page, textPage.en);
  for (const { key } of choices) await page.keyboard.press(key);
  const otherTab = await context.newPage();
  await open(otherTab, textPage.en);
  const drawer = await openDrawer(page);
  await drawer.getByRole('button', { name: 'Reset all settings' }).click();
  await expect(drawer.getByRole('status')).toHaveText('Everything is back to default');
  for (const tab of [page, otherTab]) {
    await expect.poll(() => attributesOf(tab)).toEqual(attributesOfNewReader);
  }
  await page.reload();
  // A page that is loaded again is laid out exactly, so that its place is where it was.
  expect(await attributesOf(page)).toEqual({ ...attributesOfNewReader, 'data-target': '' });
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 320, height: 640 },
]) {
  for (const [direction, edge] of [
    ['ltr', 'right'],
    ['rtl', 'left'],
  ] as const) {
    test(`stands at the ${edge} edge at ${String(viewport.width)} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await store(page, { 'docs-direction': direction });
      await open(page, textPage.en);
      const drawer = await openDrawer(page);
      await drawer.evaluate((element) =>
        Promise.all(element.getAnimations().map((animation) => animation.finished)),
      );
      const box = await drawer.boundingBox();
      const inner = await page.evaluate(() => document.documentElement.clientWidth);
      expect(edge === 'right' ? (box?.x ?? 0) + (box?.width ?? 0) : box?.x).toBeCloseTo(
        edge === 'right' ? viewport.width : 0,
        0,
      );
      expect(box?.width).toBeLessThanOrEqual(inner);
      const overflows = await drawer.evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      );
      expect(overflows).toBe(false);
    });
  }
}

test('opens the page in another language', async ({ page }) => {
  await open(page, textPage.en);
  const drawer = await openDrawer(page);
  await drawer.getByRole('combobox', { name: 'Language' }).selectOption('简体中文');
  await expect(page).toHaveURL(textPage.zh);
});

test('says when it cannot be loaded, and opens at the next try', async ({ page }) => {
  await open(page, textPage.en);
  await page.route('**/settings-words*', (route) => route.abort());
  await page.locator('[data-open="settings"]').click();
  await expect(page.getByRole('status').filter({ hasText: 'could not be loaded' })).toBeVisible();
  const errors = watchErrors(page);
  await page.unroute('**/settings-words*');
  await page.reload();
  await openDrawer(page);
  expect(errors).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('its button is not there', async ({ page }) => {
    await page.goto(textPage.en);
    await expect(page.locator('[data-open="settings"]')).toBeHidden();
    await expect(page.locator('[data-cycle-mode]').first()).toBeHidden();
  });
});

const attributesOfNewReader = {
  lang: 'en',
  'data-locale': 'en',
  dir: 'ltr',
  'data-mode': 'system',
  'data-mui-color-scheme': 'light',
};
