import { gzipSync } from 'node:zlib';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { axeFindings } from '../a11y/axe-findings.ts';
import { withTargetSizes } from '../a11y/axe-limits.ts';
import { withoutReader } from '../without-reader.ts';

const grid = '/x/api/data-grid/data-grid-premium/';
const button = '/api/button/';

function rows(page: Page) {
  return page.locator('[data-api-table="props"] tbody > tr[id]:visible');
}

function allRows(page: Page) {
  return page.locator(
    '[data-api-table] tbody > tr[id]:visible, [data-api-table] > details:visible',
  );
}

test('the largest entry stays within its budget', async ({ page, request }) => {
  await withoutReader(page);
  const response = await page.goto(grid, { waitUntil: 'networkidle' });
  expect(gzipSync((await response?.body()) ?? '').length).toBeLessThan(90_000);
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\.m?js(?:\?|$)/.test(name)),
  );
  expect(scripts.length).toBeGreaterThan(0);
  // A script that was announced and then run is noted twice.
  const names = [...new Set(scripts)];
  const bodies = await Promise.all(names.map(async (name) => (await request.get(name)).body()));
  const total = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  expect(total).toBeLessThan(20_000);
});

test('the filter finds rows by name, type and text, and counts them', async ({ page }) => {
  await page.goto(grid, { waitUntil: 'networkidle' });
  const field = page.getByRole('searchbox', { name: 'Filter rows' });
  await field.fill('aggregationmodel');
  await expect(rows(page).first()).toHaveAttribute('id', 'data-grid-premium-prop-aggregationModel');
  await expect(page.locator('[data-api-count]')).toHaveText(
    `${String(await allRows(page).count())} shown`,
  );
  // Spaces do not matter, and the same filter holds for slots and classes.
  await field.fill('column headers');
  await expect(page.locator('[id$="classes-MuiDataGrid-columnHeaders"]')).toBeVisible();
  await field.fill('columnspanel');
  await expect(page.locator('[id="DataGridPremium-css-columnsPanel"]')).toBeVisible();
  await field.fill('nothing has this name');
  await expect(allRows(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Slots' })).toBeHidden();
  await field.fill('');
  await page.getByRole('button', { name: 'Required', exact: true }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Premium', exact: true }).click();
  await expect(rows(page).first().locator('.tag--premium')).toBeVisible();
});

test('what is typed before the script of the filter comes is answered when it is there', async ({
  page,
}) => {
  let letPass = (): void => undefined;
  const typed = new Promise<void>((resolve) => {
    letPass = resolve;
  });
  await page.route(/start-api/, async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto(grid);
  await page.getByRole('searchbox', { name: 'Filter rows' }).fill('aggregationmodel');
  letPass();
  await expect(rows(page).first()).toHaveAttribute('id', 'data-grid-premium-prop-aggregationModel');
});

test('a keystroke touches only the rows that come or go', async ({ page }) => {
  await page.goto(grid, { waitUntil: 'networkidle' });
  const field = page.getByRole('searchbox', { name: 'Filter rows' });
  await field.fill('column');
  const before = await countRows(page);
  await page.evaluate(() => {
    const touched = new Set<Node>();
    const observer = new MutationObserver((records) => {
      for (const { target } of records) touched.add(target);
      document.documentElement.dataset['touched'] = String(touched.size);
    });
    for (const table of document.querySelectorAll('[data-api-table]')) {
      observer.observe(table, { subtree: true, childList: true, attributes: true });
    }
  });
  await field.fill('columns');
  const after = await countRows(page);
  expect(after).toBeLessThan(before);
  await expect(page.locator('html')).toHaveAttribute('data-touched', String(before - after));
});

test('rows are a table for listeners, and those out of sight are found by their address', async ({
  page,
}) => {
  await page.goto(`${grid}#data-grid-premium-prop-sortModel`, { waitUntil: 'networkidle' });
  const row = page.locator('#data-grid-premium-prop-sortModel');
  await expect(row).toBeInViewport();
  await page.locator('[data-api-filter="props"], [data-api-filter]').first().focus();
  await expect(row).toHaveCSS('content-visibility', 'auto');
  await page.keyboard.press('Tab');
  await expect(row).toHaveCSS('content-visibility', 'visible');
  const table = page.getByRole('table', { name: 'Props' });
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await expect(table.getByRole('rowheader', { name: /sortModel/ }).first()).toBeVisible();
  const edges = await row.evaluate((element) =>
    [...element.children].map((cell) => Math.round(cell.getBoundingClientRect().left)),
  );
  const heads = await table
    .getByRole('columnheader')
    .evaluateAll((all) => all.map((cell) => Math.round(cell.getBoundingClientRect().left)));
  expect(edges).toEqual(heads);
});

test('a view is remembered per kind of section', async ({ page }) => {
  await page.goto(button, { waitUntil: 'networkidle' });
  const view = page.locator('[data-api-view="props"]');
  await view.selectOption('collapsed');
  expect(await page.evaluate(() => localStorage.getItem('apiPage_props'))).toBe('collapsed');
  const row = page.locator('#button-prop-color');
  await expect(row.locator('td').first()).toBeHidden();
  await row.getByRole('button', { name: 'Expand color' }).click();
  await expect(row.locator('td').first()).toBeVisible();
  await page.goto('/api/card/', { waitUntil: 'networkidle' });
  await expect(page.locator('[data-api-table="props"]')).toHaveAttribute('data-view', 'collapsed');
  await page.evaluate(() => localStorage.setItem('apiPage_props', 'nonsense'));
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.locator('[data-api-table="props"]')).toHaveAttribute('data-view', 'table');
});

test('the data grid keeps its choices under its own names', async ({ page }) => {
  await page.goto('/x/api/data-grid/export-csv/', { waitUntil: 'networkidle' });
  await page.locator('[data-api-view="props"]').selectOption('expanded');
  expect(await page.evaluate(() => localStorage.getItem('dataGrid_apiPage_props'))).toBe(
    'expanded',
  );
});

test('inherited props come on demand, and when the address names one', async ({ page }) => {
  await page.goto(button, { waitUntil: 'networkidle' });
  const own = await rows(page).count();
  await page.getByRole('button', { name: 'With props of ButtonBase' }).click();
  expect(await rows(page).count()).toBeGreaterThan(own);
  await expect(page.getByText('Inherited from ButtonBase')).toBeVisible();
  await page.goto('/api/card/');
  await page.goto(`${button}#button-base-prop-centerRipple`, { waitUntil: 'networkidle' });
  await expect(page.locator('#button-base-prop-centerRipple')).toBeInViewport();
});

test('the name of a type opens its code, and names in it open others', async ({ page }) => {
  await page.goto('/x/api/data-grid/data-grid/', { waitUntil: 'networkidle' });
  await page.locator('[data-type="GridSortModel"]:visible').first().click();
  const dialog = page.getByRole('dialog', { name: 'GridSortModel' });
  await expect(dialog).toContainText('GridSortItem');
  await dialog.getByRole('button', { name: 'GridSortItem' }).click();
  const next = page.getByRole('dialog', { name: 'GridSortItem' });
  await expect(next).toContainText('field');
  await next.getByRole('button', { name: 'Back' }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

async function boxOf(it: Locator): Promise<{ x: number; y: number; height: number }> {
  return it.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
}

test('the card of a type stands at its word while a pointer or the focus looks at it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/x/api/data-grid/data-grid/', { waitUntil: 'networkidle' });
  const word = page.locator('[data-type="GridSortModel"]:visible').first();
  const card = page.getByRole('dialog', { name: 'GridSortModel' });
  await word.hover();
  await expect(card).toBeVisible();
  const [at, place] = await Promise.all([boxOf(word), boxOf(card)]);
  expect(place.x).toBeCloseTo(at.x, 0);
  // Under the word, or over it when the browser has scrolled it to the lower edge.
  const room = Math.max(place.y - at.y - at.height, at.y - place.y - place.height);
  expect(room).toBeCloseTo(6, 0);
  // The pointer may go into the card, and takes it along when it leaves.
  await card.locator('pre').hover();
  await page.mouse.move(5, 300);
  await expect(card).toBeHidden();
  await page.keyboard.press('Tab');
  await word.focus();
  await expect(card).toBeVisible();
  await expect(word).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(word).toBeFocused();
});

test('an entry can be copied and read as JSON that fits its schema', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(button, { waitUntil: 'networkidle' });
  // A pointer could miss it: rows above get their true height when the browser scrolls to it.
  await page.getByRole('button', { name: 'Copy as JSON' }).press('Enter');
  await expect(page.locator('[data-copy-href$=".json"]')).toHaveAttribute('data-copied', '');
  const copied: unknown = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  const schema = (await (await request.get('/api/data/schema.json')).json()) as {
    required: string[];
    properties: object;
  };
  expect(copied).toMatchObject({ id: 'material/button', pathname: '/api-docs/button' });
  expect(Object.keys(copied as object)).toEqual(expect.arrayContaining(schema.required));
  expect(Object.keys(schema.properties)).toEqual(
    expect.arrayContaining(Object.keys(copied as object)),
  );
});

test('texts and entries lead to each other', async ({ page }) => {
  await page.goto('/x/react-tree-view/');
  await page.locator('#api ~ ul').getByRole('link', { name: 'RichTreeView', exact: true }).click();
  await expect(page).toHaveURL(/\/x\/api\/tree-view\/rich-tree-view\/$/);
  const uses = page.locator('#demos ~ details').first();
  await uses.locator('summary').click();
  await uses.locator('a[href="/x/react-tree-view/"]').click();
  await expect(page).toHaveURL(/\/x\/react-tree-view\/$/);
});

test('a hook has a page that its list, the search and programs know', async ({ page, request }) => {
  await page.goto('/x/api/tree-view/');
  const hooks = page.locator('#hooks + [data-api-section]');
  await hooks.getByRole('link', { name: 'useTreeItemModel', exact: true }).click();
  await expect(page).toHaveURL('/x/api/tree-view/use-tree-item-model/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('useTreeItemModel API');
  await expect(page.locator('main')).toContainText(
    "import { useTreeItemModel } from '@mui/x-tree-view/hooks';",
  );
  const row = page.getByRole('table', { name: 'Parameters' }).locator('tbody tr');
  await expect(row).toHaveAttribute('id', 'use-tree-item-model-param-itemId');
  await expect(row).toContainText('Required');
  await expect(page.locator('#returns + p')).toContainText('TreeViewBaseItem');
  await expect(page.getByRole('link', { name: 'Source on GitHub' })).toBeVisible();
  await expect(page.locator('.crumbs a').last()).toHaveAttribute('href', '/x/api/tree-view/');
  const data = await request.get('/api/data/tree-view/use-tree-item-model.json');
  expect(await data.json()).toMatchObject({
    kind: 'hook',
    pathname: '/x/api/tree-view/use-tree-item-model',
  });
  const markdown = await (await request.get('/zh/x/api/tree-view/use-tree-item-model.md')).text();
  expect(markdown).toContain('## 返回值');
});

test('every hook of the data has a page in both languages', async ({ request }) => {
  const all = (await (await request.get('/api/data/index.json')).json()) as {
    kind: string;
    name: string;
    page?: string;
  }[];
  const hooks = all.filter(({ kind }) => kind === 'hook');
  expect(hooks.length).toBeGreaterThan(100);
  expect(hooks.filter(({ page }) => page === undefined)).toEqual([]);
  for (const { page = '' } of hooks.filter((_hook, at) => at % 25 === 0)) {
    const options = { maxRedirects: 0 };
    expect((await request.get(page, options)).status(), page).toBe(200);
    expect((await request.get(`/zh${page}`, options)).status(), page).toBe(200);
  }
});

test('a link to a row far below leads to it, at load and later', async ({ page }) => {
  const far = '#data-grid-premium-prop-scrollbarSize';
  await page.goto(grid + far, { waitUntil: 'networkidle' });
  await expect.poll(() => distanceFromTop(page, far)).toBeLessThan(200);
  await page.goto('/404.html');
  await page.goto(grid, { waitUntil: 'networkidle' });
  await page.mouse.move(300, 300);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, far);
  await expect.poll(() => distanceFromTop(page, far)).toBeLessThan(200);
});

test('an address that ends in nonsense breaks nothing', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${grid}#%E0%A4%A`, { waitUntil: 'networkidle' });
  await page.getByRole('searchbox', { name: 'Filter rows' }).fill('aggregationmodel');
  await expect(rows(page).first()).toHaveAttribute('id', 'data-grid-premium-prop-aggregationModel');
  expect(errors).toEqual([]);
});

test('the largest entry has few elements, and no default breaks within a word', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${grid}#data`, { waitUntil: 'networkidle' });
  const { elements, height, broken } = await page.evaluate(() => ({
    elements: document.querySelectorAll('*').length,
    height: document.documentElement.scrollHeight,
    broken: [...document.querySelectorAll('td.pdef')].filter((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      const lines = new Set([...text.getClientRects()].map(({ top }) => top)).size;
      return lines > cell.textContent.split(/\s/).length;
    }).length,
  }));
  expect(elements).toBeLessThanOrEqual(6000);
  expect(height).toBeLessThanOrEqual(27_000);
  expect(broken).toBe(0);
  await expect(page.locator('#props')).toBeAttached();
  const props = await page
    .locator('#props')
    .evaluate((it) => it.getBoundingClientRect().top + scrollY);
  expect(props).toBeLessThan(500);
});

test('a page fits a phone and its fingers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(grid, { waitUntil: 'networkidle' });
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBe(0);
  await expect(page.locator('#data-grid-premium-prop-columns .ptype')).toBeVisible();
  // A line stands between two props, none within one.
  const prop = page.locator('#data-grid-premium-prop-onPinnedColumnsChange');
  await expect(prop).toHaveCSS('border-top-width', '1px');
  await expect(prop.locator('td').last()).toHaveCSS('border-top-width', '0px');
  expect(await axeFindings(page, withTargetSizes)).toEqual([]);
});

test('no tag of the navigation sticks out of its row', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/x/api/data-grid/');
  const sticking = await page.locator('.nav').evaluate((nav) => {
    for (const group of nav.querySelectorAll('details')) group.open = true;
    return [...nav.querySelectorAll('.tag')].flatMap((tag) => {
      const row = tag.closest('a, summary, .nav__head');
      const end = row
        ? row.getBoundingClientRect().right - parseFloat(getComputedStyle(row).paddingRight)
        : 0;
      return tag.getBoundingClientRect().right > end + 1 ? [row?.textContent] : [];
    });
  });
  expect(sticking).toEqual([]);
});

/** How far below the edge of the window, or above it, an element begins. */
async function distanceFromTop(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((row) => Math.abs(row.getBoundingClientRect().top));
}

/** How many rows are shown, once those far below have followed too. */
async function countRows(page: Page): Promise<number> {
  const said = Number.parseInt(await page.locator('[data-api-count]').innerText(), 10);
  await expect(allRows(page)).toHaveCount(said);
  return said;
}
