import { expect, test, type Page } from '@playwright/test';
import { ask, dialogOf, openPage, openSearch, searchPage } from './search-page.ts';

test('opens by key, slash, button and typing on the button, and gives the focus back', async ({
  page,
}) => {
  await openPage(page, searchPage.en);
  const button = page.locator('button.find');
  await button.focus();
  for (const open of ['Control+k', 'Meta+k', '/', 'Enter', 'f']) {
    await page.keyboard.press(open);
    await expect(dialogOf(page).getByRole('combobox')).toBeFocused();
    await expect(dialogOf(page).getByRole('combobox')).toHaveValue(open === 'f' ? 'f' : '');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  await openSearch(page);
  await page.keyboard.press('Control+k');
  await expect(dialogOf(page)).toHaveCount(0);
});

test('a slash typed into a field stays there', async ({ page }) => {
  await openPage(page, searchPage.en);
  const field = page.getByRole('searchbox', { name: 'Filter pages' });
  await field.focus();
  await page.keyboard.type('a/b');
  await expect(field).toHaveValue('a/b');
  await expect(dialogOf(page)).toHaveCount(0);
});

test('what is typed before the dialog is there is not lost', async ({ page }) => {
  await openPage(page, searchPage.en);
  await page.route('**/open-search*.js', async (route) => {
    await page.keyboard.type('ilter');
    await route.continue();
  });
  await page.locator('button.find').evaluate((button) => {
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', bubbles: true }));
  });
  await expect(dialogOf(page).getByRole('combobox')).toHaveValue('filter');
});

test('finds pages and props, walks through them and opens the chosen one', async ({ page }) => {
  await openPage(page, searchPage.en);
  const dialog = await openSearch(page);
  const options = await ask(page, 'onMenuClose');
  const field = dialog.getByRole('combobox');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  const active = options.nth(1);
  await expect(active).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    String(await active.getAttribute('id')),
  );
  await expect(field).toBeFocused();
  await expect(active).toContainText('onMenuClose');
  await expect(dialog.getByRole('complementary')).toContainText('onMenuClose');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/x\/api\/data-grid\/data-grid(-pro|-premium)?\/#.*onMenuClose$/);
  await openPage(page, searchPage.en);
  await openSearch(page);
  await expect(dialogOf(page).getByRole('option').first()).toContainText('onMenuClose');
});

test('Ctrl+Enter opens the result in another tab', async ({ page, context }) => {
  await openPage(page, searchPage.en);
  await openSearch(page);
  await ask(page, 'Autocomplete');
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.keyboard.press('Control+Enter'),
  ]);
  await expect(opened).toHaveURL('/components/autocomplete/');
  await expect(dialogOf(page)).toBeVisible();
});

test('filters by product and kind, and shows counts, plan and kind', async ({ page }) => {
  await openPage(page, searchPage.en);
  const dialog = await openSearch(page);
  await ask(page, 'toolbar');
  await dialog.getByRole('button', { name: /^Charts/ }).click();
  await expect(dialog.getByRole('group', { name: 'Data Grid' })).toHaveCount(0);
  await expect(dialog.getByRole('group', { name: 'Charts' })).toBeVisible();
  const reference = dialog.getByRole('option').filter({ hasText: 'API' });
  await expect(reference).not.toHaveCount(0);
  await dialog.getByRole('button', { name: 'Guides' }).click();
  await expect(reference).toHaveCount(0);
  await expect(dialog.getByRole('group', { name: 'Charts' })).toBeVisible();
  await dialog.getByRole('combobox').fill('qqzzqq');
  await expect(dialog.getByRole('heading', { name: /Nothing matches/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Search all products' }).click();
  await ask(page, 'DataGridPremium');
  await expect(dialog.getByRole('option').first()).toContainText('Premium');
  await expect(dialog.getByRole('option').first()).toContainText('API');
});

test('actions change settings and lead to products', async ({ page }) => {
  await openPage(page, searchPage.en);
  const dialog = await openSearch(page);
  await ask(page, 'dark mode');
  await expect(dialog.getByRole('option').first()).toContainText('Dark mode');
  await expect(dialog.getByRole('group').last()).toHaveAccessibleName('Actions');
  await page.keyboard.press('Escape');
  await runAction(page, 'dark mode');
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await runAction(page, 'right to left');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await runAction(page, 'dense layout');
  await expect(page.locator('html')).toHaveAttribute('data-density', 'dense');
  await runAction(page, 'reset density');
  await expect(page.locator('html')).not.toHaveAttribute('data-density', 'dense');
  await runAction(page, 'change settings');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await runAction(page, 'keyboard shortcuts');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await runAction(page, 'language 简体中文');
  await expect(page).toHaveURL(searchPage.zh);
});

test('a question about keys offers the sheet of keys below its answers', async ({ page }) => {
  await openPage(page, searchPage.en);
  const dialog = await openSearch(page);
  const options = await ask(page, 'keyboard shortcuts');
  await expect(options.first()).toContainText('Guide');
  const offer = dialog.getByRole('button', { name: 'Show keyboard shortcuts' });
  await expect(offer).toBeInViewport();
  await ask(page, 'dark mode');
  await expect(offer).toHaveCount(0);
  await ask(page, 'shortcuts');
  await offer.click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

for (const href of ['/', '/nothing-here/']) {
  test(`the search button of ${href} works`, async ({ page }) => {
    await openPage(page, href);
    await page.locator('main [data-open="search"]').click();
    await ask(page, 'tree');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/tree-view/);
  });
}

test('offers the nearest names and other places when nothing matches', async ({ page }) => {
  await openPage(page, searchPage.en);
  const dialog = await openSearch(page);
  await dialog.getByRole('combobox').fill('buttercup zz');
  await expect(dialog.getByRole('heading')).toHaveText('Nothing matches “buttercup zz”');
  await expect(dialog.getByRole('group', { name: 'Pages with a similar name' })).toContainText(
    'Button',
  );
  const elsewhere = dialog.getByRole('link', { name: 'Search with a public engine' });
  await expect(elsewhere).toHaveAttribute('href', /site%3Acomponent-docs\.example.*buttercup%20zz/);
});

test('marks never become elements', async ({ page }) => {
  await openPage(page, searchPage.en);
  const dialog = await openSearch(page);
  await dialog.getByRole('combobox').fill('<img src=x onerror=alert(1)> zzzz');
  await expect(dialog.getByRole('status')).not.toBeEmpty();
  await expect(dialog.locator('img, script, iframe')).toHaveCount(0);
});

test('offers what was searched for last, asks it again and forgets it', async ({ page }) => {
  await openPage(page, searchPage.en);
  await openSearch(page);
  await ask(page, 'pie chart');
  await page.keyboard.press('Enter');
  await openPage(page, searchPage.en);
  const dialog = await openSearch(page);
  const searches = dialog.getByRole('group', { name: 'Recent searches' });
  await searches.getByRole('option', { name: 'pie chart' }).click();
  await expect(dialog.getByRole('combobox')).toHaveValue('pie chart');
  await expect(dialog.locator('mark').first()).toBeVisible();
  await dialog.getByRole('combobox').fill('');
  await searches.getByRole('option', { name: 'Clear recent' }).click();
  await expect(searches).toHaveCount(0);
  await expect(dialog.getByRole('group', { name: 'Recent' })).toHaveCount(0);
  await expect(dialog.getByRole('combobox')).toBeFocused();
});

test('keeps the focus inside: Tab goes round and the page behind cannot take it', async ({
  page,
}) => {
  await openPage(page, searchPage.en);
  const dialog = await openSearch(page);
  await expect(dialog.getByRole('group', { name: 'Kind' })).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('button', { name: 'API', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.locator('button.find').evaluate((button) => button.focus());
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.mouse.click(5, 5);
  await expect(dialogOf(page)).toHaveCount(0);
});

test('opens over another window and gives it back', async ({ page }) => {
  await openPage(page, searchPage.en);
  await page.locator('[data-open="settings"]').first().click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(settings).toBeVisible();
  await openSearch(page);
  await ask(page, 'tree');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(settings).toBeVisible();
});

test('Escape closes the dialog while its script is still on the way', async ({ page }) => {
  await openPage(page, searchPage.en);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/open-search*.js', async (route) => {
    await held;
    await route.continue();
  });
  const dialog = await openSearch(page);
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  release();
  await openSearch(page);
  await ask(page, 'tree');
});

async function runAction(page: Page, text: string): Promise<void> {
  const dialog = await openSearch(page);
  await dialog.getByRole('combobox').fill(`> ${text}`);
  const action = dialog.getByRole('group', { name: 'Actions' }).getByRole('option').first();
  await expect(action).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toHaveCount(0);
}
