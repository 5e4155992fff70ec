import { expect, test } from '@playwright/test';
import { collectShifts, noticeableShift } from '../../tools/check/browser/collect-shifts.ts';
import { demoNamed, hydrate } from './demos-page.ts';
import { demoPage, open, store, watchErrors, withLetters } from './settings-page.ts';

const demo = '[data-demo$="order-buttons"]';

test('demos follow direction, density and mode without a reload', async ({ page }) => {
  const errors = watchErrors(page);
  await store(page, withLetters);
  await open(page, demoPage.en);
  await hydrate(demoNamed(page, 'order-buttons'));
  const button = page.locator(demo).getByRole('button', { name: 'Add a box' });
  const second = page.locator(demo).getByRole('button', { name: 'Start again' });
  await expect(button).toHaveClass(/MuiButton-sizeMedium/);
  await button.click();
  await expect(page.locator(demo)).toContainText('Boxes in your order: 2');

  await page.locator('h1').click();
  await page.keyboard.press('d');
  await expect(button).toHaveClass(/MuiButton-sizeSmall/);
  await page.keyboard.press('r');
  await expect(button).toHaveClass(/muirtl-/);
  const [first, other] = [await button.boundingBox(), await second.boundingBox()];
  expect(first?.x).toBeGreaterThan(other?.x ?? 0);

  const color = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.keyboard.press('m');
  await page.keyboard.press('m');
  await expect(button).not.toHaveCSS('background-color', color);
  await expect(page.locator(demo)).toContainText('Boxes in your order: 2');
  expect(errors).toEqual([]);
});

test('demos are hydrated without a word of complaint when the settings differ', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await store(page, { 'docs-direction': 'rtl', 'docs-dense': 'true', 'mui-mode': 'dark' });
  await open(page, demoPage.zh);
  const button = page.locator(demo).getByRole('button').first();
  await expect(button).toHaveClass(/muirtl-.*MuiButton-sizeSmall|MuiButton-sizeSmall.*muirtl-/);
  expect(errors).toEqual([]);
});

test('code never mirrors', async ({ page }) => {
  await store(page, { 'docs-direction': 'rtl' });
  await open(page, demoPage.en);
  const directions = await page
    .locator('pre')
    .evaluateAll((blocks) => blocks.map((block) => getComputedStyle(block).direction));
  expect(directions.length).toBeGreaterThan(3);
  expect(new Set(directions)).toEqual(new Set(['ltr']));
});

test('the mode changes in one frame, without fading', async ({ page }) => {
  await open(page, demoPage.en);
  const running = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('[data-cycle-mode]')?.click();
    document.querySelector<HTMLElement>('[data-cycle-mode]')?.click();
    await new Promise(requestAnimationFrame);
    return document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      .length;
  });
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  expect(running).toBe(0);
});

test('sizes follow text size, width and density', async ({ page }) => {
  await store(page, withLetters);
  await open(page, demoPage.en);
  const text = page.locator('.prose p').first();
  function size(): Promise<number> {
    return text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  }
  await expect.poll(size).toBe(17);
  await page.keyboard.press('z');
  await expect.poll(size).toBeCloseTo(19.125, 2);
  await page.keyboard.press('z');
  await expect.poll(size).toBeCloseTo(21.25, 2);
  await page.keyboard.press('z');
  await page.keyboard.press('d');
  await expect.poll(size).toBe(15);
  const width = (await text.boundingBox())?.width ?? 0;
  await page.setViewportSize({ width: 1900, height: 900 });
  await page.keyboard.press('w');
  await expect.poll(async () => (await text.boundingBox())?.width).toBeGreaterThan(width);
});

for (const { name, stored, href, width } of [
  {
    name: 'right to left',
    stored: { 'docs-direction': 'rtl' },
    href: '/x/react-data-grid/components/quick-filter/',
    width: 320,
  },
  { name: 'dense', stored: { 'docs-dense': 'true' }, href: '/components/tables/', width: 1440 },
]) {
  test(`a demo that is wanted ${name} does not move into place`, async ({ page }) => {
    await collectShifts(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await store(page, stored);
    await open(page, href);
    const demo = page.locator('.demo').first();
    await hydrate(demo);
    await expect(demo.locator('[data-hydrated]')).toBeVisible();
    // What follows the first drawing moves it at once, if at all.
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => window.shifts.score)).toBeLessThan(noticeableShift);
  });
}

test('the columns of a mirrored grid stand above their cells, pinned ones too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await store(page, { 'docs-direction': 'rtl' });
  await open(page, '/x/react-data-grid/which-grid/');
  const grid = demoNamed(page, 'parts-pro');
  await hydrate(grid);
  const placesOf = async (role: string) => {
    const parts = await grid
      .locator(`[role="${role}"][data-field]`)
      .evaluateAll((all) =>
        all.map(
          (it) =>
            [
              it.getAttribute('data-field') ?? '',
              Math.round(it.getBoundingClientRect().left),
            ] as const,
        ),
      );
    return Object.fromEntries(parts);
  };
  await expect(async () => {
    const headers = await placesOf('columnheader');
    expect(Object.keys(headers).length).toBeGreaterThan(3);
    expect(await placesOf('gridcell')).toEqual(headers);
  }).toPass({ timeout: 5_000 });
});
