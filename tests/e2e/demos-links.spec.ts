import { expect, test } from '@playwright/test';
import { demoNamed, moreRow, openDemos, tool, treeView, usage } from './demos-page.ts';

for (const { hash, name, variant } of [
  { hash: '#order-lines.tsx', name: 'order-lines', variant: 'TS' },
  { hash: '#order-lines.js', name: 'order-lines', variant: 'JS' },
  { hash: '#system-archive-folders.js', name: 'archive-folders', variant: 'JS' },
]) {
  test(`${hash} opens that code in that variant`, async ({ page }) => {
    await openDemos(page, treeView + hash);
    const demo = demoNamed(page, name);
    await expect(demo.locator('.l', { hasText: 'import' }).first()).toBeVisible();
    await expect(tool(demo, variant)).toHaveAttribute('aria-pressed', 'true');
    await expect(demo).toBeInViewport();
    for (const other of ['rename-chapters', 'order-lines', 'archive-folders']) {
      const expand = demoNamed(page, other).locator('.demo__bar [data-do="expand"]');
      await expect(expand).toHaveAttribute('aria-expanded', String(other === name));
    }
  });
}

test('a link may name the styling too, also on a page that is open', async ({ page }) => {
  await openDemos(page, usage);
  await page.evaluate(() => {
    location.hash = '#tailwind-shipment-status.js';
  });
  const demo = demoNamed(page, 'shipment-status');
  await expect(demo.locator('[data-styling-name]')).toHaveText('Tailwind CSS');
  await expect(demo.locator('code')).toContainText('className="font-medium"');
  await expect(demo).toBeInViewport();
});

for (const hash of ['#order-lines', '#order-lines.jsx', '#none.tsx', '#%E0%A4%A.js', '#.js']) {
  test(`${hash} opens nothing and breaks nothing`, async ({ page }) => {
    const complaints = await openDemos(page, treeView + hash);
    await expect(tool(demoNamed(page, 'order-lines'), 'Expand code')).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('the source and the link to it are copied exactly', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDemos(page, treeView);
  const demo = demoNamed(page, 'order-lines');
  const file = await page.request.get('/demos/tree-view/overview.json');
  const sources = (await file.json()) as Record<string, { ts: string; js: string }>;
  const ticked = demo.locator('[data-do="copy"]').evaluate(
    (button) =>
      new Promise((resolve) => {
        const tip = button.querySelector<HTMLElement>('.tip');
        new MutationObserver(() =>
          resolve([button.hasAttribute('data-copied'), tip?.innerText]),
        ).observe(button, { attributeFilter: ['data-copied'] });
      }),
  );
  await tool(demo, 'Copy code').click();
  expect(await ticked).toEqual([true, 'Copied']);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    sources['order-lines']?.ts,
  );
  await expect(demo.locator('[data-do="copy"]')).not.toHaveAttribute('data-copied');
  await tool(demo, 'JS').click();
  await tool(demo, 'Copy code').click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(sources['order-lines']?.js);
  await (await moreRow(demo, 'Copy link to this demo')).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL(`${treeView}#order-lines.js`, page.url()).href,
  );
});

test('when the sources do not come, the reader hears of it', async ({ page }) => {
  await page.route('**/demos/**/*.json', (route) => route.abort());
  await openDemos(page, treeView);
  await tool(demoNamed(page, 'order-lines'), 'Open in StackBlitz').click();
  await expect(page.getByRole('status').filter({ hasText: 'That did not work' })).toBeVisible();
});
