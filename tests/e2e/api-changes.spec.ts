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

test('an address of MUI X names two versions, and changes lead to the migration guide', async ({
  page,
}) => {
  await open(page, '/x/api/changes/?product=data-grid&from=7.29.99&to=8.5.0');
  const compare = page.getByRole('region', { name: 'Compare two versions' });
  await expect(compare.getByRole('status')).toHaveText(
    /^\d+ changes\. 7\.29\.99 was not looked at; 7\.29\.13 stands for it\.$/,
  );
  const passage = compare
    .getByRole('link', { name: 'No longer experimental', exact: true })
    .first();
  await expect(passage).toHaveAttribute(
    'href',
    '/x/migration/migration-data-grid-v7/#no-longer-experimental',
  );
  await expect(compare.getByRole('link', { name: 'DataGrid', exact: true })).toHaveAttribute(
    'href',
    '/x/api/data-grid/data-grid/',
  );
  const products = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(products.filter({ hasText: 'Material UI' })).toHaveCount(0);
});

test('pasted code is checked for what changed, by line, and no code leaves the page', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await open(page, '/api/changes/upgrade-helper/?product=data-grid&from=7.29.13&to=8.5.0');
  const helper = page.getByRole('region', { name: 'Your code and your versions' });
  await expect(helper.getByLabel('From')).toHaveValue('7.29.13');
  await helper
    .getByLabel('Your code')
    .fill("import { DataGrid } from '@mui/x-data-grid';\n<DataGrid\n  unstable_rowSpanning\n/>;");
  await helper.getByRole('button', { name: 'Check' }).click();
  await expect(helper.getByRole('status')).toHaveText(/^Found: 1\./);
  const row = helper.getByRole('listitem');
  await expect(row).toHaveText(/Renamed DataGrid unstable_rowSpanning\s*rowSpanning/);
  await expect(row.getByRole('link', { name: 'DataGrid' })).toHaveAttribute(
    'href',
    '/x/api/data-grid/data-grid/#data-grid-prop-rowSpanning',
  );
  await row.getByRole('button', { name: 'Line 3' }).click();
  await expect(helper.getByLabel('Your code')).toBeFocused();
  await helper.getByLabel('Your code').fill('const a = 1;\nlet b = ;');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(helper.getByRole('status')).toHaveText(/^Line 2 cannot be read/);
  expect(asked.filter((request) => request.includes('rowSpanning'))).toEqual([]);
});

test('without script the upgrade helper says what it needs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/api/changes/');
  await page.getByRole('main').getByRole('link', { name: 'Upgrade helper' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upgrade helper');
  await expect(page.getByText('This page needs JavaScript')).toBeVisible();
  await expect(page.locator('textarea')).toBeHidden();
  await context.close();
});
