import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from '../a11y/axe-findings.ts';
import { withoutNavigation } from '../../tools/check/browser/axe-violations.ts';
import { colorRules } from '../a11y/axe-limits.ts';
import { showIn } from '../a11y/show-in.ts';
import { builtPages, dist } from '../built-pages.ts';

const guide = '/x/react-tree-view/rich-tree-view/editing/';
const components = `${guide}components-api/`;
const hooks = `${guide}hooks-api/`;
const tabPages = builtPages().filter(({ href }) => /\/(?:components|hooks)-api\/$/.test(href));

function tabs(page: Page) {
  return page.getByRole('navigation', { name: 'Pages of this topic' });
}

async function placeOf(page: Page) {
  return {
    active: await page.locator('.nav [aria-current="page"]').getAttribute('href'),
    neighbors: await page
      .locator('a[rel="prev"], a[rel="next"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  };
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('tabs lead from a guide to what its components and hooks take, and back', async ({
    page,
  }) => {
    await page.goto(guide);
    await expect(tabs(page).getByRole('link')).toHaveText(['Guide', 'Component API', 'Hooks API']);
    await expect(tabs(page).locator('[aria-current="page"]')).toHaveText('Guide');
    await tabs(page).getByRole('link', { name: 'Component API' }).click();
    await expect(page).toHaveURL(components);
    await expect(page.locator('h1')).toHaveText('Label editing: component API');
    await expect(page.locator('#rich-tree-view-prop-items')).toBeVisible();
    await tabs(page).getByRole('link', { name: 'Hooks API' }).click();
    await expect(tabs(page).locator('[aria-current="page"]')).toHaveText('Hooks API');
    await expect(page.getByRole('table', { name: 'useTreeItem: Parameters' })).toBeVisible();
    await tabs(page).getByRole('link', { name: 'Guide' }).click();
    await expect(page).toHaveURL(guide);
  });
});

test('a tab has the place of its guide, and names the entry it repeats', async ({ page }) => {
  await page.goto(guide);
  const place = await placeOf(page);
  expect(place.active).toBe(guide);
  expect(place.neighbors).toHaveLength(2);
  for (const href of [components, hooks]) {
    await page.goto(href);
    expect(await placeOf(page)).toEqual(place);
    await expect(page.locator('.crumbs a').last()).toHaveAttribute('href', guide);
    // What it repeats stands first on the page of its first entry, and search engines keep that.
    const entry = await page
      .locator('main a[href^="/x/api/tree-view/"]')
      .first()
      .getAttribute('href');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`^https://[^/]+${entry ?? ''}$`),
    );
  }
});

test('each entry leads to its own page, and the Chinese tab to the Chinese one', async ({
  page,
}) => {
  await page.goto(`/zh${components}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.locator('.component-tabs a')).toHaveText(['指南', '组件 API', 'Hooks API']);
  await page.getByRole('link', { name: /^TreeItem 的页面/ }).click();
  await expect(page).toHaveURL('/zh/x/api/tree-view/tree-item/');
});

test('a larger form shows what the smaller one lacks and leads to the rest', async ({ page }) => {
  await page.goto('/x/react-data-grid/components-api/');
  await expect(page.locator('#data-grid-premium-prop-aggregationModel')).toBeVisible();
  await expect(page.locator('#data-grid-premium-prop-rows')).toHaveCount(0);
  await page.locator('#data-grid-pro-props + p a').click();
  await expect(page).toHaveURL(/#data-grid-props$/);
  await expect(page.locator('#data-grid-props')).toBeInViewport();
});

test('names open the types of their own product on a page of several', async ({ page }) => {
  await page.goto('/x/common-concepts/custom-components/components-api/', {
    waitUntil: 'networkidle',
  });
  const shown = page.locator('[data-type]').filter({ visible: true });
  await shown.and(page.locator('[data-type="GridSortModel"]')).first().click();
  await expect(page.getByRole('dialog', { name: 'GridSortModel' })).toContainText('GridSortItem');
  await page.keyboard.press('Escape');
  await shown.and(page.locator('[data-types$="/tree-view/types.json"]')).first().click();
  const opened = page.getByRole('dialog').locator('pre');
  await expect(opened).toContainText(/interface|type/);
});

test('a name that is pressed before the script is there opens with it', async ({ page }) => {
  const release = Promise.withResolvers<undefined>();
  await page.route('**/mount-api.browser*.js', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto('/x/common-concepts/custom-components/components-api/');
  await page.locator('[data-type="GridSortModel"]').filter({ visible: true }).first().click();
  release.resolve(undefined);
  await expect(page.getByRole('dialog', { name: 'GridSortModel' })).toContainText('GridSortItem');
});

test('every tab is light, has anchors of its own, and is left out of the search', () => {
  expect(tabPages.length).toBeGreaterThan(100);
  const faults = tabPages.flatMap(({ file, href }) => {
    const html = readFileSync(file, 'utf8');
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
    const weight = gzipSync(html).length;
    return [
      ...(weight > 90_000 ? [`${href} weighs ${String(weight)}`] : []),
      ...twice.map((id) => `${href} has #${String(id)} twice`),
    ];
  });
  expect(faults).toEqual([]);
  const index = readdirSync(path.join(dist, '_assets/search'), {
    recursive: true,
    encoding: 'utf8',
  });
  const texts = index.filter((name) => name.endsWith('.json'));
  expect(texts.length).toBeGreaterThan(10);
  const found = texts.filter((name) =>
    /(?:components|hooks)-api/.test(readFileSync(path.join(dist, '_assets/search', name), 'utf8')),
  );
  expect(found).toEqual([]);
});

test('a tab shuts nobody out and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(components, { waitUntil: 'networkidle' });
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await axeFindings(page, withoutNavigation)).toEqual([]);
  await showIn(page, 'dark', 'rtl');
  expect(await axeFindings(page, (axe) => withoutNavigation(axe).withRules(colorRules))).toEqual(
    [],
  );
});
