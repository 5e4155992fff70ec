import { expect, test } from '@playwright/test';
import { demoNamed, moreRow, openDemos, tool, treeView, usage, hydrate } from './demos-page.ts';

test('full screen covers the page, keeps the focus in and gives it back', async ({ page }) => {
  const complaints = await openDemos(page, usage);
  const demo = demoNamed(page, 'order-buttons');
  await hydrate(demo);
  await tool(demo, 'Full screen').click();
  const box = await demo.boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: page.viewportSize()?.width });
  await expect(page.locator('.bar').first()).toHaveAttribute('inert');
  await demo.getByRole('button', { name: 'Add a box' }).click();
  await expect(demo.getByText('Boxes in your order: 2')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(demo).not.toHaveAttribute('data-full');
  await expect(tool(demo, 'Full screen')).toBeFocused();
  await expect(page.locator('.bar').first()).not.toHaveAttribute('inert');
  await tool(demo, 'Full screen').click();
  await tool(demo, 'Leave full screen').click();
  await expect(demo).not.toHaveAttribute('data-full');
  expect(complaints).toEqual([]);
});

test('the width follows keys and pointer, from 320 px to all there is', async ({ page }) => {
  await openDemos(page, usage);
  const demo = demoNamed(page, 'order-buttons');
  const handle = demo.getByRole('separator', { name: 'Width of the demo in pixels' });
  const whole = Number(await handle.getAttribute('aria-valuenow'));
  await handle.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(handle).toHaveAttribute('aria-valuenow', String(whole - 16));
  await page.keyboard.press('Home');
  await expect(handle).toHaveAttribute('aria-valuenow', '320');
  await page.keyboard.press('ArrowLeft');
  await expect(handle).toHaveAttribute('aria-valuenow', '320');
  await page.keyboard.press('End');
  await expect(handle).toHaveAttribute('aria-valuenow', String(whole));
  const box = await handle.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 5, (box?.y ?? 0) + 40];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 200, y, { steps: 4 });
  await page.mouse.up();
  const dragged = Number(await handle.getAttribute('aria-valuenow'));
  expect(Math.abs(dragged - (whole - 200))).toBeLessThan(12);
});

test('a demo in a frame has a window of its own and follows the mode', async ({ page }) => {
  const complaints = await openDemos(page, usage);
  const demo = demoNamed(page, 'harbor-columns');
  await demo.scrollIntoViewIfNeeded();
  const grid = page.frameLocator('[data-name="harbor-columns"] iframe').locator('.MuiBox-root');
  const body = page.frameLocator('[data-name="harbor-columns"] iframe').locator('body');
  await expect
    .poll(() =>
      grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ')),
    )
    .toHaveLength(3);
  await demo.getByRole('separator').focus();
  await page.keyboard.press('Home');
  await expect
    .poll(() =>
      grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ')),
    )
    .toHaveLength(1);
  await (await moreRow(demo, 'Dark mode')).click();
  await expect(body).toHaveCSS('background-color', 'rgb(18, 18, 18)');
  expect(complaints).toEqual([]);
});

test('demos are drawn in the font of the library, also in frames', async ({ page }) => {
  await openDemos(page, usage);
  const isDrawn = () =>
    [...document.fonts].some((it) => it.family === 'Roboto' && it.status === 'loaded');
  await expect.poll(() => page.evaluate(isDrawn)).toBe(true);
  await expect(page.locator('[data-demo]').first()).toHaveCSS('font-family', /^Roboto/);
  await demoNamed(page, 'harbor-columns').scrollIntoViewIfNeeded();
  const body = page.frameLocator('[data-name="harbor-columns"] iframe').locator('body');
  await expect(body).toHaveCSS('font-family', /^Roboto/);
  await expect.poll(() => body.evaluate(isDrawn)).toBe(true);
});

test('a demo whose script does not come says so, the others live, reset brings it', async ({
  page,
}) => {
  await page.route(/\/project-files\.[\w-]+\.js/, (route) => route.abort());
  await openDemos(page, treeView);
  const demo = demoNamed(page, 'project-files');
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.getByRole('alert')).toContainText('This demo has stopped.');
  await expect(demo.getByText('package.json').first()).toBeVisible();
  const other = demoNamed(page, 'find-course');
  await hydrate(other);
  await other.getByRole('button', { name: 'Show the optics course' }).click();
  await expect(other.getByRole('treeitem', { name: /optics/i })).toBeVisible();
  await page.unrouteAll();
  await demo.getByRole('alert').getByRole('button', { name: 'Reset demo' }).click();
  await expect(demo.getByRole('alert')).toHaveCount(0);
  await hydrate(demo);
});

test('F41 a demo that throws is replaced by its message and touches nothing else', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route(/\/order-buttons\.[\w-]+\.js/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export default function Broken() { throw new Error('no boxes left'); }`,
    }),
  );
  await openDemos(page, usage);
  const demo = demoNamed(page, 'order-buttons');
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.getByRole('alert')).toContainText('Error: no boxes left');
  await demo.getByRole('button', { name: 'Copy details' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(usage);
  await hydrate(demoNamed(page, 'themed-card'));
  await expect(page.getByRole('alert')).toHaveCount(1);
});

test('without script all code can be read', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL ?? ''}${treeView}`);
  const preview = demoNamed(page, 'rename-chapters');
  await expect(preview.locator('.l', { hasText: 'import' }).first()).toBeVisible();
  await expect(preview.getByRole('toolbar')).toBeHidden();
  const closed = demoNamed(page, 'archive-folders');
  await expect(closed.locator('pre')).toBeHidden();
  await closed.locator('.demo__source > summary').click();
  await expect(closed.locator('pre')).toBeVisible();
  await context.close();
});

for (const [width, path, name] of [
  [1440, '/x/react-data-grid/column-pinning/', 'meter-readings'],
  [390, '/x/react-data-grid/column-pinning/', 'meter-readings'],
  [390, '/x/react-charts/heatmap/', 'library-visitors'],
] as const) {
  test(`the watermark of ${name} covers nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const demo = demoNamed(page, name);
    await hydrate(demo);
    const mark = demo.getByText('MUI X Missing license key');
    await expect(mark).toBeVisible();
    const [stage, drawn, line] = await Promise.all(
      [demo.locator('.demo__stage'), demo.locator('[data-demo]'), mark].map((it) =>
        it.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect),
      ),
    );
    expect(line?.top).toBeGreaterThanOrEqual(drawn?.bottom ?? Infinity);
    expect(line?.bottom).toBeLessThanOrEqual(stage?.bottom ?? 0);
    expect(line?.height).toBeLessThan(30);
  });
}

for (const width of [1440, 390]) {
  test(`the watermark of an open range picker covers no day at ${String(width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openDemos(page, '/x/react-date-pickers/date-range-picker/');
    const demo = page.locator('.demo').first();
    await hydrate(demo);
    await demo.getByRole('button', { name: /^Choose/ }).click();
    const days = page.locator('.MuiPickersLayout-root').getByRole('gridcell');
    const mark = page.locator('.MuiPickersLayout-root').getByText('MUI X Missing license key');
    await expect(mark).toBeVisible();
    const bottoms = await days.evaluateAll((all) =>
      all.map((day) => day.getBoundingClientRect().bottom),
    );
    const { y = 0 } = (await mark.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(Math.max(...bottoms));
  });
}

test('buttons of the library center their text, on the stage and in popups', async ({ page }) => {
  await page.goto('/x/react-date-pickers/date-calendar/');
  await expect(page.locator('.MuiYearCalendar-button').first()).toHaveCSS('text-align', 'center');
  await expect(page.locator('.search, .btn').first()).toHaveCSS('text-align', 'start');
});

test('the height kept for a demo that is drawn again ends with the width it was measured at', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
  await page.setViewportSize({ width: 390, height: 844 });
  await openDemos(page, '/x/react-date-pickers/date-calendar/');
  const demo = page.locator('.demo').first();
  await hydrate(demo);
  const host = demo.locator('[data-demo]');
  const kept = () => host.evaluate((it) => (it as HTMLElement).style.minBlockSize);
  expect(await kept()).not.toBe('');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(kept).toBe('');
});

test('half a star is half of a whole one', async ({ page }) => {
  await openDemos(page, '/components/rating/');
  const demo = demoNamed(page, 'half-stars');
  await hydrate(demo);
  const stars = demo.locator('.MuiRating-decimal svg');
  const widths = await stars.evaluateAll((all) =>
    all.map((star) => star.getBoundingClientRect().width),
  );
  expect(widths.length).toBeGreaterThan(1);
  expect(new Set(widths)).toEqual(new Set([24]));
});
