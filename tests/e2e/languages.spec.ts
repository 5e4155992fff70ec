import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { builtPages } from '../built-pages.ts';

test('every page speaks its language and its links stay in it', () => {
  const wrong = builtPages().flatMap(({ file, href }) => {
    const chinese = href.startsWith('/zh/');
    const html = readFileSync(file, 'utf8');
    const speaks = html.includes(`<html lang="${chinese ? 'zh-CN' : 'en'}"`);
    const strays = [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"]*)"([^>]*)/g)]
      .filter(([whole]) => !/hreflang|lang="(?:en|zh-CN)"|\.json"/.test(whole))
      .map((match) => match[1] ?? '')
      .filter((link) => link.startsWith('/zh/') !== chinese);
    return speaks ? strays.map((link) => `${href} → ${link}`) : [`${href} has another language`];
  });
  expect(wrong).toEqual([]);
});

test('the language menu leads to the same page', async ({ page }) => {
  await page.goto('/zh/x/react-tree-view/');
  await page.locator('summary', { hasText: '简体中文' }).first().click();
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL('/x/react-tree-view/');
});

test('titles follow the page and its product', async ({ page }) => {
  await page.goto('/x/introduction/installation/');
  await expect(page).toHaveTitle(/ - MUI X$/);
  await page.goto('/getting-started/installation/');
  await expect(page).toHaveTitle(/ - Material UI$/);
});

test('an address without a page answers 404 in the language of the address', async ({ page }) => {
  const english = await page.goto('/no/such/page/');
  expect(english?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const chinese = await page.goto('/zh/no/such/page/');
  expect(chinese?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test('addresses of the sites before this one lead here', async ({ page }) => {
  for (const [from, to] of [
    ['/material-ui/getting-started/installation/', '/getting-started/installation/'],
    ['/en/x/introduction/', '/x/introduction/'],
    ['/x/introduction', '/x/introduction/'],
    ['/x/', '/x/introduction/'],
  ] as const) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  }
});
