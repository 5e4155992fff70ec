import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('F22 a page reads completely without script', async ({ page }) => {
  await page.goto('/x/introduction/installation/');
  await expect(page.locator('h1')).toBeVisible();
  for (const name of ['npm', 'pnpm', 'yarn', 'bun']) {
    await expect(page.locator('.code__panel-name', { hasText: name }).first()).toBeVisible();
  }
  await page.locator('.nav a', { hasText: 'Tree View' }).first().click();
  await expect(page).toHaveURL('/x/react-tree-view/');
  await expect(page.getByRole('tree').first()).toBeVisible();
});

test('the title of a closed list leads to the page that lists the same', async ({ page }) => {
  await page.goto('/x/react-data-grid/');
  await page.locator('.nav a', { hasText: 'API reference' }).first().click();
  await expect(page).toHaveURL('/x/api/data-grid/');
  const listed = await page.locator('.api-list a').count();
  const rows = page.locator('.nav details[open] details[open] a');
  expect(await rows.count()).toBeGreaterThan(30);
  expect(listed).toBeGreaterThanOrEqual((await rows.count()) - 1);
});

test('a grid that cannot be drawn without script says so and shows its code', async ({ page }) => {
  await page.goto('/x/react-data-grid/sorting/');
  const demo = page.locator('.demo').first();
  await expect(demo.getByText('This demo needs JavaScript.')).toBeVisible();
  await expect(demo.locator('code')).toBeVisible();
  await page.goto('/x/react-tree-view/');
  await expect(page.locator('.demo').first().locator('.demo__note')).toHaveCount(0);
});

test('on a small screen the navigation opens without script', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/x/introduction/installation/');
  await expect(page.locator('.nav a[href="/x/introduction/"]')).toBeHidden();
  await page.getByRole('link', { name: 'Open navigation' }).click();
  await expect(page.locator('.nav a[href="/x/introduction/"]')).toBeVisible();
});

test('demos follow the dark mode of the system without script', async ({ browser }) => {
  const context = await browser.newContext({ colorScheme: 'dark', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/x/react-tree-view/');
  const mode = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-text-primary'),
  );
  expect(mode.trim()).toBe('#fff');
  await context.close();
});
