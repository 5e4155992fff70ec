import { expect, test } from '@playwright/test';

test('the gallery filter finds by name and by use, and says when it finds nothing', async ({
  page,
}) => {
  await page.goto('/components/');
  const shown = page.locator('.gcard:visible');
  const all = await shown.count();
  expect(all).toBeGreaterThan(60);
  const filter = page.getByRole('searchbox', { name: 'Filter components' });
  await filter.fill('tab');
  await expect(shown.filter({ hasText: 'Tabs' })).toHaveCount(1);
  await expect(shown.filter({ hasText: 'Slider' })).toHaveCount(0);
  await filter.fill('no such thing');
  await expect(page.getByText('No component by that name')).toBeVisible();
  await filter.fill('');
  await expect(shown).toHaveCount(all);
});

test('the gallery reads without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/components/');
  await expect(page.locator('.gcard').first()).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Filter components' })).toBeHidden();
  await context.close();
});
