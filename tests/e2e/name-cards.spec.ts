import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { giveFirstSign } from './first-interaction.ts';

const buttons = '/components/buttons/';

/** A name in the code of the first demo. */
function nameIn(page: Page, name: string): Locator {
  return page.locator('.article .demo').first().locator('.l i', { hasText: name }).first();
}

function card(page: Page): Locator {
  return page.locator('.twindow:popover-open');
}

test('a name in code opens a card under a pointer that rests on it, and not before', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(buttons);
  await giveFirstSign(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /\/api\/data\/|name-cards/.test(path))).toEqual([]);
  await nameIn(page, 'spacing').hover();
  await expect(card(page)).toContainText('Defines the space between immediate children.');
  await expect(card(page).getByRole('link', { name: 'Stack API' })).toHaveAttribute(
    'href',
    /\/stack\/#stack-prop-spacing$/,
  );
  await page.mouse.move(2, 300);
  await expect(card(page)).toHaveCount(0);
});

test('keys reach the names of a block by one stop, hold a card and return', async ({ page }) => {
  await page.goto(buttons);
  await giveFirstSign(page);
  const region = page.locator('.article .demo').first().locator('pre');
  await expect(async () => {
    await region.focus();
    await page.keyboard.press('Tab');
    await expect(nameIn(page, 'Button')).toBeFocused({ timeout: 1000 });
  }).toPass();
  await expect(card(page)).toContainText("import Button from '@mui/material/Button';");
  await page.keyboard.press('ArrowRight');
  await expect(nameIn(page, 'Stack')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page).getByRole('button', { name: 'Close' })).toBeFocused();
  const axe = await new AxeBuilder({ page }).include('.twindow').analyze();
  expect(axe.violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(nameIn(page, 'Stack')).toBeFocused();
  await expect(card(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.locator('.l i:focus')).toHaveCount(0);
});

test('a card speaks the language of the page', async ({ page }) => {
  await page.goto(`/zh${buttons}`);
  await giveFirstSign(page);
  await nameIn(page, 'spacing').hover();
  await expect(card(page).getByRole('button', { name: '关闭' })).toBeVisible();
  await expect(card(page).getByRole('link')).toHaveAttribute('href', /^\/zh\//);
});
