import { expect, test, type Page } from '@playwright/test';
import { store } from './settings-page.ts';

/** Pages with demos, a playground, tabs of code and the tables of the reference. */
const pages = [
  '/getting-started/usage/',
  '/getting-started/installation/',
  '/x/react-data-grid/sorting/',
  '/components/buttons/',
  '/api/button/',
];

/** Opens a page in dark mode, as it goes to a printer. */
async function openOnPaper(page: Page, href: string): Promise<void> {
  await store(page, { 'mui-mode': 'dark' });
  await page.goto(href, { waitUntil: 'networkidle' });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

for (const href of pages) {
  test(`${href} is printed in dark ink, without what can only be pressed`, async ({ page }) => {
    await openOnPaper(page, href);
    await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
    await expect(page.locator('h1')).toHaveCSS('color', 'rgb(23, 33, 29)');
    const paleDemos = await page
      .locator('[data-demo]')
      .evaluateAll((hosts) =>
        hosts.filter(
          (host) =>
            getComputedStyle(host).getPropertyValue('--mui-palette-text-primary') !==
            'rgba(0, 0, 0, 0.87)',
        ),
      );
    expect(paleDemos).toEqual([]);
    const controls = page.locator(
      ':is(button, select, input, [role=tablist], .component-tabs):not([data-demo] *, .tref, .checklist *)',
    );
    expect(
      await controls.evaluateAll(
        (found) => found.filter((one) => one.getClientRects().length > 0).length,
      ),
    ).toBe(0);
  });
}

test('a demo may go on over the edge of a page, its stage not', async ({ page }) => {
  await openOnPaper(page, '/getting-started/usage/');
  const demo = page.locator('.demo').first();
  await expect(demo).toHaveCSS('break-inside', 'auto');
  await expect(demo.locator('.demo__code')).toHaveCSS('break-inside', 'auto');
  await expect(demo.locator('.demo__stage')).toHaveCSS('break-inside', 'avoid');
});
