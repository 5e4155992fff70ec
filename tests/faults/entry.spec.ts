import { expect, test, type Page } from '@playwright/test';

const prose = '/x/introduction/installation/';
const tree = '/x/react-tree-view/';

/** What only a script can answer, as far as a reader sees it. */
const dead = '.needs-script, .demo__bar, .copy';

async function countVisible(page: Page, selector: string): Promise<number> {
  return page.locator(selector).filter({ visible: true }).count();
}

for (const href of [prose, tree]) {
  test(`F23 without the entry script ${href} reads like a page without script`, async ({
    page,
  }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(href);
    // The control: with the script these are there.
    await expect.poll(() => countVisible(page, dead)).toBeGreaterThan(0);
    await page.route('**/_assets/document*.js', (route) => route.abort());
    await page.reload();
    await expect.poll(() => countVisible(page, dead)).toBe(0);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('.article p').first()).toBeVisible();
    expect(await countVisible(page, '[aria-busy=true], [role=progressbar]')).toBe(0);
    const link = page
      .locator('.nav a[href^="/x/"]:not([aria-current])')
      .filter({ visible: true })
      .first();
    const target = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(target);
    await expect(page.locator('h1')).toBeVisible();
    expect(errors).toEqual([]);
  });
}
