import { expect, test } from '@playwright/test';

for (const [name, size, height] of [
  ['upright telephone', { width: 390, height: 800 }, 56],
  ['telephone on its side', { width: 599, height: 320 }, 48],
  ['tablet', { width: 600, height: 900 }, 64],
  ['desk', { width: 1440, height: 900 }, 64],
] as const) {
  test(`the header is ${height} px high on a ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    expect((await page.locator('header').first().boundingBox())?.height).toBe(height);
  });
}

test('frames are rounded by 12 px and the header lies at 1100', async ({ page }) => {
  await page.goto('/getting-started/usage/');
  await expect(page.locator('.code:has([data-copy])').first()).toHaveCSS('border-radius', '12px');
  await expect(page.locator('header').first()).toHaveCSS('z-index', '1100');
});

test('readers who want no motion get none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const durations = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return ['--d-1', '--d-2', '--d-3'].map((name) =>
      Number.parseFloat(style.getPropertyValue(name)),
    );
  });
  expect(durations).toEqual([0, 0, 0]);
});
