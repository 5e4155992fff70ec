import { expect, test } from '@playwright/test';

test('an address with a question opens the search with its answers', async ({ page }) => {
  await page.goto('/search/?q=slider%20marks');
  const field = page.getByRole('combobox', { name: 'Search docs' });
  await expect(field).toHaveValue('slider marks');
  await expect(page.getByRole('option').first()).toContainText('Slider');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
});

test('browsers are told how to search the site', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel=search]').getAttribute('href');
  const description = await (await request.get(href ?? '')).text();
  expect(description).toMatch(/template="https?:\/\/[^"]+\/search\/\?q=\{searchTerms\}"/);
});

test('the playground leads to the search', async ({ page }) => {
  await page.goto('/playground/');
  await page.getByRole('link', { name: 'Search docs' }).click();
  await expect(page).toHaveURL(/\/search\/$/);
  await expect(page.locator('main').getByRole('button')).toBeVisible();
});
