import { expect, test, type Page } from '@playwright/test';

const entry = '/x/api/data-grid/data-grid-premium/';
/** Rows of every table of the entry, in every part of it. */
const rows = [
  'data-grid-premium-prop-columns',
  'data-grid-premium-prop-cellSelection',
  'data-grid-premium-prop-getRowHeight',
  'data-grid-premium-prop-onRowSelectionModelChange',
  'data-grid-premium-prop-scrollbarSize',
  'DataGridPremium-css-baseButton',
  'data-grid-premium-classes-MuiDataGrid-cell',
];

/** How many pixels of the name of a row are hidden by the bar above the tables. */
function hiddenPart(page: Page, id: string): Promise<number> {
  return page.locator(`[id="${id}"]`).evaluate((row) => {
    const bar = document.querySelector('[data-api-tools]');
    const bottom = bar?.getBoundingClientRect().bottom ?? 0;
    const name = row.querySelector('.pname')?.getBoundingClientRect();
    return Math.max(0, bottom - (name?.top ?? 0));
  });
}

for (const width of [1280, 1440]) {
  for (const id of rows) {
    test(`a link to ${id} ends below the bar of its table at ${String(width)} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${entry}#${id}`, { waitUntil: 'networkidle' });
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
      await expect.poll(() => hiddenPart(page, id)).toBe(0);
    });
  }
}

for (const href of ['/x/react-data-grid/column-visibility/', '/x/api/data-grid/data-grid/']) {
  for (const width of [1440, 1280, 1024]) {
    test(`no name reaches into the column of types on ${href} at ${String(width)} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(href);
      const names = page.locator('.props th > .pname');
      expect(await names.count()).toBeGreaterThan(2);
      expect(await names.evaluateAll(namesOutOfTheirCell)).toEqual([]);
    });
  }
}

/** Names that reach over the end of their cell, or are broken elsewhere than they may be. */
function namesOutOfTheirCell(names: Element[]): string[] {
  return names
    .filter((name) => {
      const cell = name.parentElement ?? name;
      const lines = new Set([...name.getClientRects()].map(({ top }) => top)).size;
      return (
        name.getBoundingClientRect().right > cell.getBoundingClientRect().right ||
        lines > name.querySelectorAll('wbr').length + 1
      );
    })
    .map((name) => name.textContent);
}
