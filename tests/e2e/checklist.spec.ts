import { expect, test } from '@playwright/test';

const migration = '/x/migration/migration-charts-v7/';
const key = 'docs-checklist-migration-charts-v7';

test('what is ticked off is counted, kept over a reload, and shown in another tab', async ({
  page,
  context,
}) => {
  await page.goto(migration);
  const list = page.getByRole('group', { name: 'Charts: from v7 to v8' });
  const box = list.getByRole('checkbox').nth(1);
  await expect(list.getByRole('status')).toHaveText(/^0 of \d+ done$/);
  await expect(list.getByRole('button')).toBeDisabled();
  const other = await context.newPage();
  await other.goto(migration);
  await expect(other.locator('[data-checklist-count]')).toHaveText(/^0 of \d+ done$/);
  await box.focus();
  await page.keyboard.press('Space');
  await expect(list.getByRole('status')).toHaveText(/^1 of \d+ done$/);
  await expect(other.locator('[data-checklist-count]')).toHaveText(/^1 of \d+ done$/);
  await page.reload();
  await expect(box).toBeChecked();
  await list.getByRole('button', { name: 'Start again' }).click();
  await expect(list.getByRole('status')).toHaveText(/^0 of \d+ done$/);
  await expect(list.getByRole('checkbox').first()).toBeFocused();
  await expect(other.locator('[data-checklist-count]')).toHaveText(/^0 of \d+ done$/);
});

test('rubbish in the storage ticks nothing', async ({ page }) => {
  await page.addInitScript((name) => localStorage.setItem(name, '{"a":'), key);
  await page.goto(migration);
  await expect(page.locator('[data-checklist-count]')).toHaveText(/^0 of \d+ done$/);
});
