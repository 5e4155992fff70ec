import { expect, test } from '@playwright/test';
import { ask, dialogOf, openPage, openSearch, searchPage } from '../e2e/search-page.ts';

test('without an index the dialog says so, keeps its actions and can try again', async ({
  page,
}) => {
  await openPage(page, searchPage.en);
  await page.route('**/search/en.json', (route) => route.fulfill({ status: 404, body: '' }));
  const dialog = await openSearch(page);
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await dialog.getByRole('combobox').fill('filter');
  await expect(dialog.getByRole('heading')).toHaveText('The search index could not be loaded');
  await expect(dialog.getByRole('link', { name: 'Search with a public engine' })).toBeVisible();
  await page.unroute('**/search/en.json');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.locator('mark').first()).toBeVisible();
});

test('with a part of the index it shows what it has and says that some is missing', async ({
  page,
}) => {
  await openPage(page, searchPage.en);
  let cards = 0;
  await page.route('**/_assets/search/**/cards/*.json', (route) => {
    cards += 1;
    return cards === 1 ? route.continue() : route.abort();
  });
  const dialog = await openSearch(page);
  await dialog.getByRole('combobox').fill('filter');
  await expect(dialog.getByText('A part of the index could not be loaded')).toBeVisible();
  await expect(dialog.getByRole('option').first()).toBeVisible();
});

test('offline it says so, and what was loaded still answers', async ({ page, context }) => {
  await openPage(page, searchPage.en);
  const dialog = await openSearch(page);
  await ask(page, 'checkbox');
  await context.setOffline(true);
  await dialog.getByRole('combobox').fill('heatmap');
  await expect(dialog.getByRole('heading')).toHaveText('You are offline');
  await dialog.getByRole('combobox').fill('checkbox');
  await expect(dialog.locator('mark').first()).toBeVisible();
});

test('when the dialog cannot be loaded the reader is told', async ({ page }) => {
  await openPage(page, searchPage.en);
  await page.route('**/open-search*.js', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await expect(
    page.getByRole('status').filter({ hasText: 'Search could not be loaded' }),
  ).toBeVisible();
  const dialog = dialogOf(page);
  await expect(dialog.getByText('Search could not be loaded')).toBeVisible();
  await page.keyboard.type('filter');
  await expect(dialog.getByRole('combobox')).toHaveValue('filter');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('without script there is a link to a public engine instead', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(searchPage.en);
  const link = page.getByRole('link', { name: 'Search this site with a public engine' });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', /^https:\/\/.*site%3Acomponent-docs\.example/);
  await expect(page.locator('button.find')).toBeHidden();
  await context.close();
});
