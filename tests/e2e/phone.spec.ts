import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { moreRow, openDemos, demoNamed, usage, hydrate } from './demos-page.ts';
import { open, store } from './settings-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the bar below leads round the page, and leaves while reading on', async ({ page }) => {
  await page.goto(usage);
  const bar = page.getByRole('navigation', { name: 'Around this page' });
  await expect(bar.getByRole('link', { name: 'Previous: Installation' })).toBeInViewport();
  await expect(bar.getByRole('link', { name: /^Next: / })).toBeInViewport();
  await page.mouse.wheel(0, 1500);
  await expect(bar).not.toBeInViewport();
  const { violations } = await new AxeBuilder({ page }).withRules(['region']).analyze();
  expect(violations).toEqual([]);
  await page.mouse.wheel(0, -300);
  await expect(bar).toBeInViewport();
  await bar.getByText('On this page').click();
  const contents = bar.getByRole('navigation');
  await expect(contents).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(contents).toBeHidden();
  await bar.getByText('On this page').click();
  // What lies over the page closes the list and opens nothing behind it.
  await page.mouse.click(200, 120);
  await expect(contents).toBeHidden();
  await expect(page).toHaveURL(/usage\/$/);
  await bar.getByText('On this page').click();
  await contents.getByRole('link', { name: 'TypeScript' }).click();
  await expect(page).toHaveURL(/#typescript$/);
  await expect(contents).toBeHidden();
});

test('a cross closes the search', async ({ page }) => {
  await page.goto(usage);
  await page.locator('[data-open="search"]').filter({ visible: true }).first().click();
  const dialog = page.locator('dialog.palette[open]');
  const close = dialog.getByRole('button', { name: 'Close search', exact: true });
  await expect(close.locator('svg')).toBeVisible();
  await expect(close.getByText('Esc')).toBeHidden();
  await close.click();
  await expect(dialog).toHaveCount(0);
});

test('a neighbor whose title is cut off shows how it begins, on mirrored pages too', async ({
  page,
}) => {
  await store(page, { 'docs-direction': 'rtl' });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/api/button/');
  const title = page
    .getByRole('navigation', { name: 'Around this page' })
    .getByRole('link')
    .first();
  await expect(title).toBeVisible();
  const [first, box] = await title.locator('> span').evaluate((span) => {
    const letters = document.createRange();
    const text = span.lastChild ?? span;
    letters.setStart(text, 0);
    letters.setEnd(text, 1);
    return [
      letters.getBoundingClientRect().toJSON(),
      span.getBoundingClientRect().toJSON(),
    ] as DOMRect[];
  });
  expect(first?.left).toBeGreaterThanOrEqual((box?.left ?? 0) - 1);
  expect(first?.right).toBeLessThanOrEqual((box?.right ?? 0) + 1);
});

test('the tools of a demo share one row, what has no room is in the menu', async ({ page }) => {
  await openDemos(page, usage);
  for (const width of [320, 390, 600]) {
    await page.setViewportSize({ width, height: 844 });
    const bars = await page
      .locator('.demo__bar')
      .evaluateAll((all) =>
        all.map((bar) => ({ tall: bar.clientHeight > 60, cut: bar.scrollWidth > bar.clientWidth })),
      );
    expect(bars.filter(({ tall, cut }) => tall || cut)).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const demo = demoNamed(page, 'order-buttons');
  await hydrate(demo);
  await (await moreRow(demo, 'Full screen')).click();
  await expect(demo).toHaveAttribute('data-full');
  await demo.getByRole('button', { name: 'Leave full screen' }).click();
  await expect(demo).not.toHaveAttribute('data-full');
  await expect(demo.locator('[data-more] > summary')).toBeFocused();
});

for (const direction of ['ltr', 'rtl']) {
  test(`the ways to take a page away open on the screen, ${direction}`, async ({ page }) => {
    await store(page, { 'docs-direction': direction });
    for (const [href, width] of [
      ['/api/use-media-query/', 390],
      ['/components/box/', 390],
      ['/x/api/data-grid/data-grid-premium/', 320],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await open(page, href);
      await page.locator('.title-row summary').click();
      const menu = await page.locator('.title-row .menu').boundingBox();
      expect(menu?.x, href).toBeGreaterThanOrEqual(0);
      expect((menu?.x ?? 0) + (menu?.width ?? Infinity), href).toBeLessThanOrEqual(width);
    }
  });

  test(`a type stands beside its label, ${direction}`, async ({ page }) => {
    await store(page, { 'docs-direction': direction });
    await open(page, '/api/button/');
    const cell = page.locator('tr[id] .ptype').first();
    const gap = await cell.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const [text, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
      return document.dir === 'rtl' ? box.right - text.right : text.left - box.left;
    });
    // The place of the label, in pixels.
    expect(gap).toBeGreaterThanOrEqual(80);
  });
}

test('each version of a product is read without scrolling sideways', async ({ page }) => {
  await open(page, '/versions/');
  for (const table of await page.locator('.vtable').all()) {
    const hidden = await table.evaluate((it) => it.scrollWidth - it.clientWidth);
    expect(hidden).toBeLessThanOrEqual(0);
  }
  await expect(page.locator('.vtable')).toHaveCount(2);
  expect(
    await page
      .locator('[aria-labelledby="older-versions"] td[data-version="v6"]')
      .first()
      .evaluate((cell) => getComputedStyle(cell, '::before').content),
  ).toBe('"v6"');
});

test('the tabs of a page keep to the line below them, with the packages above', async ({
  page,
}) => {
  await page.goto('/x/react-charts/bars/');
  const row = await page.locator('.head-row').boundingBox();
  const tabs = await page.locator('.component-tabs').boundingBox();
  const edge = (row?.y ?? 0) + (row?.height ?? 0);
  expect(Math.abs(edge - (tabs?.y ?? 0) - (tabs?.height ?? 0))).toBeLessThanOrEqual(1);
  await page.locator('.facts > summary').click();
  const menu = await page.locator('.facts > .menu').boundingBox();
  expect(menu?.x).toBe(row?.x);
  expect(menu?.width).toBe(row?.width);
});

test('the sign of a copy button keeps its size beside a line that wraps', async ({ page }) => {
  await page.goto('/x/api/data-grid/data-grid/');
  const box = await page.locator('.api-import .copy svg').first().boundingBox();
  expect(box?.width).toBe(16);
});

test('the tools of a heading stand in one line, and show when it is pressed', async ({ page }) => {
  await page.goto('/components/paper/');
  const tools = page.locator('#outlined > .anchor');
  const boxes = await tools.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
  );
  const [first, ...others] = boxes;
  expect(others.map(({ y, height }) => [y, height])).toEqual(others.map(() => [first?.y, 24]));
  const gaps = others.map(({ left }, at) => Math.round(left - (boxes[at]?.right ?? 0)));
  expect(gaps).toEqual([6, 6]);
  await expect(tools.nth(1)).toBeHidden();
  await tools.first().click();
  await expect(tools.nth(1)).toBeVisible();
});
