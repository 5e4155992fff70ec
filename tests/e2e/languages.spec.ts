import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { builtPages } from '../built-pages.ts';
import { giveFirstSign } from './first-interaction.ts';

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

/** The heading that is nearest to the upper edge of the screen, and how far it is from it. */
function headingInSight(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll('.article :is(h2, h3)[id]')];
    return headings.findLast((heading) => heading.getBoundingClientRect().top < 150)?.id;
  });
}

/** Opens the page in Chinese by its link; a click by the pointer would scroll the page to the header first. */
async function chooseChinese(page: Page): Promise<void> {
  await giveFirstSign(page);
  const link = page.locator('[data-languages] a[href^="/zh/"]').first();
  await link.evaluate((element: HTMLElement) => element.click());
}

test('another language is read on at the same heading', async ({ page }) => {
  const href = '/x/react-tree-view/';
  await page.goto(href, { waitUntil: 'networkidle' });
  const places = page.locator('.article h2[id]');
  const id = (await places.nth(2).getAttribute('id')) ?? '';
  await places.nth(2).evaluate((heading) => heading.scrollIntoView());
  expect(await headingInSight(page)).toBe(id);
  await chooseChinese(page);
  await page.waitForURL(`/zh${href}`);
  await expect.poll(() => headingInSight(page)).toBe(id);
});

test('the place is kept by a reader who does nothing before', async ({ page }) => {
  const href = '/x/react-tree-view/';
  await page.goto(href, { waitUntil: 'networkidle' });
  const id = (await page.locator('.article h2[id]').nth(2).getAttribute('id')) ?? '';
  await page.locator(`[id="${id}"]`).evaluate((heading) => heading.scrollIntoView());
  // The line is slow, so nothing that a first sign loads is there when the browser could leave.
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  const link = page.locator('[data-languages] a[href^="/zh/"]').first();
  await link.evaluate((element: HTMLElement) => element.click());
  await page.waitForURL(`/zh${href}`);
  await expect.poll(() => headingInSight(page)).toBe(id);
});

test('the link to another language keeps the place that the address names', async ({ page }) => {
  await page.goto('/x/react-tree-view/', { waitUntil: 'networkidle' });
  const id = (await page.locator('.article h2[id]').nth(1).getAttribute('id')) ?? '';
  await page.evaluate((hash) => {
    location.hash = hash;
  }, id);
  await chooseChinese(page);
  await expect(page).toHaveURL(`/zh/x/react-tree-view/#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});
