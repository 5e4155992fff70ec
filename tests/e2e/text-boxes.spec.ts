import { expect, test } from '@playwright/test';

const withTabs = '/getting-started/installation/';
const withDetails = '/integrations/nextjs/';

test('tabs around text work by keyboard, by address, and remember the choice', async ({ page }) => {
  await page.goto(withTabs);
  const tabs = page.locator('.tabset > .tabs > button');
  const panels = page.locator('.tabset__panel');
  await expect(panels.filter({ visible: true })).toHaveCount(1);
  await tabs.nth(0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(panels.nth(1)).toBeVisible();
  await expect(panels.nth(0)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(panels.nth(1)).toBeFocused();
  await page.reload();
  await expect(panels.nth(1)).toBeVisible();
  await page.goto(`${withTabs}#from-npm`);
  await expect(panels.nth(0)).toBeVisible();
  await expect(panels.nth(0)).toBeInViewport();
  await page.evaluate(() => (location.hash = '#from-google-fonts'));
  await expect(panels.nth(1)).toBeVisible();
});

test('details open by keyboard and by a link to what is inside, and are printed open', async ({
  page,
}) => {
  await page.goto(withDetails);
  const details = page.locator('details.details');
  const inside = details.locator('pre');
  await expect(inside).toBeHidden();
  await details.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(inside).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(inside).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(inside).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await details.locator('div > p').evaluate((text) => (text.id = 'inside'));
  await page.evaluate(() => (location.hash = '#inside'));
  await expect(details).toHaveAttribute('open');
  await expect(inside).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all panels are read under their names, and details open', async ({ page }) => {
    await page.goto(withTabs);
    await expect(page.locator('.tabset__panel').filter({ visible: true })).toHaveCount(2);
    await expect(page.locator('.tabset__name').filter({ visible: true })).toHaveText([
      'npm package',
      'Google Fonts',
    ]);
    await expect(page.locator('.tabset > .tabs')).toBeHidden();
    await page.goto(withDetails);
    await page.locator('details.details > summary').click();
    await expect(page.locator('details.details pre')).toBeVisible();
  });
});
