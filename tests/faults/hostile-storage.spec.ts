import { expect, test, type Page } from '@playwright/test';
import { demoOf, editorOf, editPage } from '../live-editor.ts';
import { hostileValues } from './hostile-values.ts';
import { expectUnharmed, listenTo } from './oracle.ts';
import { localKeys, sessionKeys } from './storage-keys.ts';

/** Opens a page whose every key holds the same value. */
async function openWith(page: Page, value: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(
    ([local, session, text]) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const key of local) localStorage.setItem(key, text);
      for (const key of session) sessionStorage.setItem(key, text);
    },
    [localKeys, sessionKeys, value] as const,
  );
  await page.goto(editPage.href);
}

/** What settings may make of the root element, whatever was stored. */
const allowed: Readonly<Record<string, readonly (string | null)[]>> = {
  dir: ['ltr', 'rtl'],
  'data-mui-color-scheme': ['light', 'dark'],
  'data-density': ['dense', null],
  'data-text-size': ['standard', 'large', 'larger', null],
};

async function expectWhole(page: Page, name: string): Promise<void> {
  await expect(page.locator('body.mode-light, body.mode-dark'), name).toBeAttached();
  await expect(page.locator('h1'), name).toBeVisible();
  for (const [attribute, values] of Object.entries(allowed)) {
    expect(values, name).toContain(await page.locator('html').getAttribute(attribute));
  }
}

for (const [index, value] of hostileValues.entries()) {
  // The gate takes a few of them, one that is deep among them.
  const tag = index % 20 === 3 || index === hostileValues.length - 2 ? '' : ' @full';
  const name = JSON.stringify(value).slice(0, 60);
  test(`every key with the value ${index}, ${name}, leaves the page whole${tag}`, async ({
    page,
  }) => {
    const heard = listenTo(page);
    await openWith(page, value);
    await expectWhole(page, name);
    await page.mouse.move(200, 200);
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('combobox', { name: 'Search docs' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(editorOf(page).demo.locator('.demo__handle')).toBeAttached();
    await expectUnharmed(page);
    expect(heard).toEqual([]);
  });
}

/** Uses up all that the browser gives the site, to the last character. */
function fillStorage(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (let size = 1 << 22; size >= 1; size >>= 1) {
      try {
        for (let part = 0; ; part += 1) storage.setItem(`full ${size} ${part}`, 'x'.repeat(size));
      } catch {
        // This much does not fit any more; half of it may.
      }
    }
  }
}

test('F15 with a full storage settings, edits and votes still work, without a complaint', async ({
  page,
}) => {
  const heard = listenTo(page);
  await page.goto('/robots.txt');
  await page.evaluate(fillStorage);
  await page.goto(editPage.href);
  const { demo, code, inside, problem, write } = editorOf(page);
  await expect(demo.locator('.demo__handle')).toBeAttached();
  // Settings: chosen, shown, and carried on to the next page.
  const html = page.locator('html');
  const mode = page.locator('[data-cycle-mode]').first();
  await mode.click();
  await mode.click();
  await expect(html).toHaveAttribute('data-mui-color-scheme', 'dark');
  // An edit runs.
  await demo.getByRole('button', { name: 'Edit' }).click();
  await expect(code).toBeFocused();
  await write(demoOf('in a full browser'));
  await expect(inside.getByText('in a full browser')).toBeVisible();
  await expect(problem).toBeEmpty();
  // A vote is sent and remembered.
  const box = page.getByRole('region', { name: 'Was this page helpful?' });
  await box.getByRole('button', { name: 'Yes' }).click();
  await expect(box.getByRole('textbox')).toBeVisible();
  await expect(html).toHaveAttribute('data-mui-color-scheme', 'dark');
  await expect(box.getByRole('button', { name: 'Yes', pressed: true })).toBeVisible();
  expect(heard).toEqual([]);
});
