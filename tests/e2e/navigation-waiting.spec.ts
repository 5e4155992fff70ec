import { expect, test } from '@playwright/test';
import { giveSign } from '../worker-page.ts';

const next = '/x/introduction/support/';

test('a page that is slow to come is waited for in sight', async ({ page }) => {
  await page.goto('/x/introduction/licensing/', { waitUntil: 'networkidle' });
  await giveSign(page);
  await expect(page.locator('body > [role=status]')).toBeAttached();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${next}`, async (route) => {
    await released;
    await route.continue();
  });
  await page.evaluate((href) => {
    document.querySelector<HTMLElement>(`.side__body a[href="${href}"]`)?.click();
  }, next);
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
  const bar = await page.evaluate(() => getComputedStyle(document.body, '::before').blockSize);
  expect(bar).toBe('3px');
  release();
  await expect(page.locator('h1')).toHaveText('Support');
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
  await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
});
