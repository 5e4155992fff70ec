import { expect, test } from '@playwright/test';

test('the gallery filter finds by name and by use, and says when it finds nothing', async ({
  page,
}) => {
  await page.goto('/components/');
  const shown = page.locator('.gcard:visible');
  const all = await shown.count();
  expect(all).toBeGreaterThan(90);
  const filter = page.getByRole('searchbox', { name: 'Filter components' });
  await filter.fill('tab');
  await expect(shown.filter({ hasText: 'Tabs' })).toHaveCount(1);
  await expect(shown.filter({ hasText: 'Slider' })).toHaveCount(0);
  await filter.fill('no such thing');
  await expect(page.getByText('No component by that name')).toBeVisible();
  await filter.fill('');
  await expect(shown).toHaveCount(all);
});

test('the filter works from the keyboard and says how much is left', async ({ page }) => {
  await page.goto('/components/');
  const filter = page.getByRole('searchbox', { name: 'Filter components' });
  await filter.focus();
  await page.keyboard.type('range picker');
  await expect(page.locator('.gcard:visible')).toHaveCount(3);
  await expect(page.locator('[data-gallery-status]')).toHaveText('Shown: 3');
  const families = page.getByRole('navigation', { name: 'Families' });
  await expect(families.getByRole('button')).toHaveText(['Date and Time Pickers']);
  await page.keyboard.press('Tab');
  await expect(families.getByRole('button')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Date Range Picker', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/x\/react-date-pickers\/date-range-picker\/$/);
});

test('a family alone is shown while its button is pressed', async ({ page }) => {
  await page.goto('/components/');
  const charts = page.getByRole('navigation', { name: 'Families' }).getByText('Charts');
  await expect(charts).toHaveRole('button');
  await charts.press('Space');
  await expect(charts).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.gal-head:visible')).toHaveCount(1);
  await charts.press('Space');
  expect(await page.locator('.gal-head:visible').count()).toBeGreaterThan(10);
});

test('previews are the components themselves, and nothing in them can be reached', async ({
  page,
}) => {
  await page.goto('/components/');
  const samples = page.locator('.gcard__sample');
  expect(await samples.count()).toBeGreaterThan(30);
  await expect(page.locator('[data-sample="button"] button')).toHaveCSS(
    'text-transform',
    'uppercase',
  );
  expect(
    await samples.evaluateAll((list) => list.filter((it) => !(it as HTMLElement).inert).length),
  ).toBe(0);
  await page.getByRole('link', { name: 'Button', exact: true }).last().focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('.gcard__sample :focus')).toHaveCount(0);
  await expect(page.locator('.gcard a:focus')).toHaveCount(1);
});

test('the gallery lists written pages of every product with a link', async ({ page }) => {
  await page.goto('/components/');
  for (const [name, href] of [
    ['Data Grid', '/x/react-data-grid/'],
    ['Bars', '/x/react-charts/bars/'],
    ['Rich Tree View', '/x/react-tree-view/rich-tree-view/items/'],
    ['Text Field', '/components/text-fields/'],
  ] as const) {
    const card = page.locator('.gcard').getByRole('link', { name, exact: false }).first();
    await expect(card).toHaveAttribute('href', href);
  }
  // The home page promises that every component is explained.
  await expect(page.locator('.gcard:not(:has(a[href]))')).toHaveCount(0);
});

test('the gallery reads without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/components/');
  await expect(page.locator('.gcard').first()).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Filter components' })).toBeHidden();
  await context.close();
});

for (const { prefix, counted } of [
  { prefix: '', counted: /(\d+) (?:components|more\b)/g },
  { prefix: '/zh', counted: /(\d+) 个组件/g },
]) {
  test(`R23 pages below ${prefix}/ count as many components as the gallery shows, and their menu has MUI X`, async ({
    page,
  }) => {
    const countsOn = async (href: string): Promise<number[]> => {
      await page.goto(prefix + href);
      const text = await page.locator('body').innerText();
      return [...text.matchAll(counted)].map(([, count]) => Number(count));
    };
    const [inLead] = await countsOn('/components/');
    expect(inLead).toBe(await page.locator('.gcard').count());
    expect(await countsOn('/')).toEqual([inLead]);
    for (const name of ['overview', 'supported-components', 'no-such-page']) {
      const counts = await countsOn(`/getting-started/${name}/`);
      expect(counts.filter((count) => count !== inLead)).toEqual([]);
    }
    await page.goto(`${prefix}/getting-started/overview/`);
    const menu = page.locator('.menu-at--products');
    await menu.locator('summary').click();
    await expect(menu.getByRole('link', { name: 'MUI X' })).toHaveAttribute(
      'href',
      `${prefix}/x/introduction/`,
    );
  });
}
