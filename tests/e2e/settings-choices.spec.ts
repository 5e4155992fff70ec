import { expect, test } from '@playwright/test';
import {
  attributesOf,
  awaitScript,
  choices,
  textPage,
  open,
  openDrawer,
  store,
  withLetters,
} from './settings-page.ts';

const otherDirection = { ltr: 'rtl', rtl: 'ltr' } as const;

for (const locale of ['en', 'zh'] as const) {
  for (const direction of ['ltr', 'rtl'] as const) {
    test(`each setting in ${locale}, ${direction}: applied at once, after a reload and in another tab`, async ({
      context,
      page,
    }) => {
      const otherTab = await context.newPage();
      await store(page, { 'docs-direction': direction });
      await open(page, textPage[locale]);
      await open(otherTab, textPage[locale]);
      // A tab behind another one draws once a second at most.
      await page.bringToFront();
      const drawer = await openDrawer(page);
      for (const choice of choices.filter(({ key }) => key !== 'r')) {
        await test.step(choice.en, async () => {
          await drawer.getByText(choice[locale], { exact: true }).click();
          for (const tab of [page, otherTab]) {
            await expect(tab.locator('html')).toHaveAttribute(choice.attribute, choice.value);
          }
        });
      }
      await page.reload();
      for (const { attribute, value } of choices.filter(({ key }) => key !== 'r')) {
        await expect(page.locator('html')).toHaveAttribute(attribute, value);
      }
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
    });

    test(`the direction in ${locale}, from ${direction}`, async ({ context, page }) => {
      const otherTab = await context.newPage();
      await store(page, { ...withLetters, 'docs-direction': direction });
      await open(page, textPage[locale]);
      await open(otherTab, textPage[locale]);
      await page.keyboard.press('r');
      for (const tab of [page, otherTab]) {
        await expect(tab.locator('html')).toHaveAttribute('dir', otherDirection[direction]);
      }
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('dir', otherDirection[direction]);
    });
  }
}

test('each setting has a key', async ({ page }) => {
  await store(page, withLetters);
  await open(page, textPage.en);
  for (const { key, attribute, value } of choices) {
    // The color mode goes over light to dark.
    if (key === 'm') await page.keyboard.press(key);
    await page.keyboard.press(key);
    await expect(page.locator('html')).toHaveAttribute(attribute, value);
  }
  await expect(page.getByRole('status').filter({ hasText: 'Contrast: More' })).toBeVisible();
});

test('a key opens the page in the other language, at the same place', async ({ page }) => {
  await store(page, withLetters);
  await open(page, `${textPage.en}#next`);
  await page.keyboard.press('l');
  await expect(page).toHaveURL(`${textPage.zh}#next`);
  await awaitScript(page);
  await page.keyboard.press('l');
  await expect(page).toHaveURL(`${textPage.en}#next`);
  await awaitScript(page);
});

test('letters change nothing until they are switched on', async ({ page }) => {
  await open(page, textPage.en);
  const before = await attributesOf(page);
  await page.keyboard.type('data,color,lazymath');
  expect(await attributesOf(page)).toEqual(before);
  await expect(page).toHaveURL(textPage.en);
  const drawer = await openDrawer(page);
  await drawer.getByRole('switch').check();
  await page.keyboard.press('Escape');
  await page.reload();
  await awaitScript(page);
  await page.keyboard.press('d');
  await expect(page.locator('html')).toHaveAttribute('data-density', 'dense');
});

test('letters do nothing in fields and with modifiers', async ({ page }) => {
  await store(page, withLetters);
  await open(page, textPage.en);
  await page.locator('[data-nav-filter]').first().pressSequentially('dr');
  await page.keyboard.press('Escape');
  await page.locator('body').press('Control+d');
  await expect(page.locator('html')).not.toHaveAttribute('data-density', 'dense');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('the question mark opens a sheet of all keys', async ({ page }) => {
  await open(page, textPage.en);
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeFocused();
  const shown = await sheet.locator('kbd').allTextContents();
  for (const { key } of choices) expect(shown).toContain(key.toUpperCase());
  expect(shown).toEqual(expect.arrayContaining(['/', 'Ctrl K', 'S', '?', 'L']));
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
});

test('the sheet of all keys opens from the foot of the page and from the settings', async ({
  page,
}) => {
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await open(page, textPage.en);
  await page.locator('.foot').getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  const drawer = await openDrawer(page);
  await drawer.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page.locator('[data-open="settings"]').first()).toBeFocused();
});

test('the mode follows the system until the reader chooses', async ({ page }) => {
  const scheme = page.locator('html[data-mui-color-scheme="dark"]');
  await open(page, textPage.en);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(scheme).toHaveCount(1);
  await page.getByRole('button', { name: 'Color mode: system' }).click();
  await expect(scheme).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Color mode: light' })).toBeVisible();
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', /./);
});

test('a link to the source of a demo chooses the code, for the next page too', async ({ page }) => {
  await open(page, `${textPage.en}#tailwind-OrderButtons.js`);
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
  await open(page, textPage.zh);
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
  await expect(page.locator('html')).toHaveAttribute('data-code-styling', 'tailwind');
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name, value, path, sameSite }) => [name, value, path, sameSite])).toEqual([
    ['codeVariant', 'JS', '/', 'Lax'],
    ['codeStyling', 'Tailwind', '/', 'Lax'],
  ]);
  const year = Date.now() / 1000 + 31_536_000;
  for (const { expires } of cookies) expect(Math.abs(expires - year)).toBeLessThan(120);
});
