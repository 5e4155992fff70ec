import { expect, test } from '@playwright/test';
import { open } from './settings-page.ts';

test('a reader finds what a major version removed, without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/migration/');
  await page.getByRole('main').getByRole('link', { name: 'API changes' }).click();
  await page.getByRole('link', { name: 'Data Grid API changes, v7 to v8' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Data Grid API changes/);
  const grid = page.getByRole('main').getByRole('region', { name: 'DataGrid', exact: true });
  await expect(grid).toContainText('rowSpanning');
  await page.getByText(/^Removed \d+$/).click();
  await expect(page.getByRole('radio', { name: /^Removed/ })).toBeChecked();
  await expect(grid.locator('[data-kind="removed"]')).toBeVisible();
  await expect(grid.locator('[data-kind="added"]')).toBeHidden();
  await expect(page.locator('section[data-kinds="added"]').first()).toBeHidden();
  await context.close();
});

test('kinds of changes are chosen with the keyboard, and entries lead to their reference', async ({
  page,
}) => {
  await open(page, '/api/changes/data-grid-v7-v8/');
  await page.getByRole('radio', { name: /^All/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^Added/ })).toBeChecked();
  await page.getByRole('main').getByRole('link', { name: 'DataGrid', exact: true }).click();
  await expect(page).toHaveURL(/\/x\/api\/data-grid\/data-grid\/$/);
});

test('any two versions are compared, and the address brings the comparison back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/api/changes/');
  const compare = page.getByRole('region', { name: 'Compare two versions' });
  await compare.getByLabel('Product').selectOption('Data Grid');
  await compare.getByLabel('From').selectOption('8.0.0');
  await compare.getByLabel('To').selectOption('8.5.0');
  await compare.getByRole('button', { name: 'Compare' }).click();
  await expect(compare.getByRole('status')).toHaveText(/^\d+ changes\.$/);
  const summary = await compare.getByRole('status').textContent();
  await compare.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^# Data Grid: 8\.0\.0 → 8\.5\.0\n[^]*\n## \[DataGrid\]\(http/);
  await page.reload();
  await expect(compare.getByRole('status')).toHaveText(summary ?? '');
  await expect(compare.getByLabel('From')).toHaveValue('8.0.0');
  await expect(compare.getByRole('link', { name: 'DataGrid', exact: true })).toHaveAttribute(
    'href',
    '/x/api/data-grid/data-grid/',
  );
});
