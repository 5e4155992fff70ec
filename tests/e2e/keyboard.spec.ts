import { expect, test, type Page } from '@playwright/test';

const installation = '/x/introduction/installation/';

async function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent.trim() ?? '');
}

async function isInside(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => Boolean(document.activeElement?.closest(wanted)), selector);
}

test('the first Tab offers the skip link, which leads to the content', async ({ page }) => {
  await page.goto(installation);
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main-content')).toBeFocused();
});

test('a group of the navigation opens and a page in it is reached', async ({ page }) => {
  await page.goto(installation);
  const group = page
    .getByRole('navigation', { name: 'documentation' })
    .locator('summary', { hasText: 'Tree View' });
  const link = page.locator('.nav a[href="/x/react-tree-view/"]');
  // The first key makes a group of what is a link to the list without script.
  await page.keyboard.press('Tab');
  await expect(group).toBeVisible();
  await expect(link).toBeHidden();
  await group.focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/x/react-tree-view/');
  await expect(page.locator('nav [aria-current="page"]').first()).toHaveText('Overview');
});

test('every stop of the Tab key shows where it is', async ({ page }) => {
  await page.goto(installation);
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const visible = await page.evaluate(() => {
      const focused = document.activeElement;
      const element = focused?.closest('label') ?? focused;
      if (!element || element === document.body) {
        return true;
      }
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
    expect(visible, `stop ${String(step)}: ${await focusedName(page)}`).toBe(true);
  }
});

test('the language menu keeps the page', async ({ page }) => {
  await page.goto(installation);
  await page.locator('summary', { hasText: 'English' }).first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/zh${installation}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test('Escape closes a menu and gives the focus back', async ({ page }) => {
  await page.goto(installation);
  const button = page.locator('#mui-product-selector');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#mui-product-menu')).toBeVisible();
  await expect(page.locator('#mui-product-menu [href="/x/introduction/"]')).toContainText('MUI X');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(page.locator('#mui-product-menu')).toBeHidden();
  await expect(button).toBeFocused();
});

test('the mobile drawer holds the focus and gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(installation);
  const opener = page
    .getByRole('button', { name: 'Open navigation' })
    .or(page.getByRole('link', { name: 'Open navigation' }));
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog[open]')).toBeVisible();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () =>
        document.activeElement !== document.body &&
        !document.activeElement?.closest('dialog[open]'),
    );
    expect(outside, `Tab ${String(step)}`).toBe(false);
  }
  expect((await isInside(page, 'dialog[open]')) || (await focusedName(page)) !== '').toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the page behind the mobile drawer does not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(installation, { waitUntil: 'networkidle' });
  await page.evaluate(() => scrollTo(0, 300));
  // A click of the test itself would scroll first.
  const { x = 0, y = 0 } = (await page.locator('[data-open="navigation"]').boundingBox()) ?? {};
  await page.mouse.click(x + 10, y + 10);
  await expect(page.locator('dialog[open]')).toBeVisible();
  await page.mouse.move(380, 400);
  await page.mouse.wheel(0, 400);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => scrollY)).toBe(300);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
});

test('the filter of the navigation finds pages and clears with Escape', async ({ page }) => {
  await page.goto(installation);
  const filter = page.getByRole('searchbox', { name: 'Filter pages' });
  await filter.focus();
  await page.keyboard.type('quickst');
  await expect(page.locator('nav').getByText('Quickstart').first()).toBeVisible();
  await expect(page.locator('nav').getByText('Licensing').first()).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.locator('nav').getByText('Licensing').first()).toBeVisible();
});
