import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dist } from '../built-pages.ts';
import { openOwnHost, type OwnHost } from '../own-host.ts';
import { openServed } from '../worker-page.ts';

const test = base.extend<{ own: OwnHost }>({
  own: async ({ baseURL }, use) => {
    const own = await openOwnHost(baseURL ?? '');
    await use(own);
    await own.close();
  },
});

interface SavedList {
  pages: [href: string, title: string][];
  files: [address: string, bytes: number][];
}

const list = JSON.parse(
  readFileSync(path.join(dist, 'offline/x-tree-view.en.json'), 'utf8'),
) as SavedList;

test('a saved product can be read, searched and tried without a network', async ({ own }) => {
  const page = await openServed(own.context, '/x/react-tree-view/');
  await page.goto('/offline/');
  const row = page.locator('[data-offline-product="x-tree-view"]');
  await row.getByRole('button', { name: 'Save: Tree View' }).click();
  await expect(row.getByRole('progressbar')).toBeVisible();
  await expect(row).toContainText('Saved,', { timeout: 90_000 });
  await own.context.setOffline(true);
  await page.goto('/x/react-tree-view/');
  expect(await headingsOf(page, list.pages)).toEqual(list.pages);
  for (const [href, title] of list.pages.filter((_page, index) => index % 10 === 0)) {
    await page.goto(href);
    await expect(page.locator('h1'), href).toContainText(title);
  }
  await page.goto('/x/react-tree-view/');
  const demo = page.locator('.demo [role=tree]').first();
  await demo.scrollIntoViewIfNeeded();
  const group = demo.locator('[role=treeitem][aria-expanded=false]').first();
  await group.click();
  await expect(demo.locator('[role=treeitem][aria-expanded=true]').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('checkbox selection');
  await expect(page.getByRole('option').filter({ hasText: 'Tree' }).first()).toBeVisible();
});

test('saving can be canceled, and what is saved can be removed', async ({ own }) => {
  const page = await openServed(own.context, '/x/react-tree-view/');
  await page.goto('/offline/');
  const row = page.locator('[data-offline-product="x-tree-view"]');
  const slow = list.files.find(([address]) => address.startsWith('/_assets/search/'))?.[0] ?? '';
  own.answers.set(slow, () => undefined);
  await row.getByRole('button', { name: 'Save: Tree View' }).click();
  await row.getByRole('button', { name: 'Cancel: Tree View' }).click();
  await expect(row.getByRole('button', { name: 'Save: Tree View' })).toBeFocused();
  const saved = () =>
    page.evaluate(async () => (await caches.keys()).filter((it) => it.startsWith('docs-saved')));
  expect(await saved()).toEqual([]);
  own.answers.clear();
  await row.getByRole('button', { name: 'Save: Tree View' }).click();
  await row.getByRole('button', { name: 'Remove: Tree View' }).click({ timeout: 90_000 });
  await expect(row.getByRole('button', { name: 'Save: Tree View' })).toBeFocused();
  expect(await saved()).toEqual([]);
});

test('F15 without space nothing is kept and the reader is told', async ({ own }) => {
  const page = await openServed(own.context, '/x/react-tree-view/');
  await page.goto('/offline/');
  const session = await own.context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: own.origin, quotaSize: 500_000 });
  const row = page.locator('[data-offline-product="x-tree-view"]');
  await row.getByRole('button', { name: 'Save: Tree View' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'not enough space' })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Save: Tree View' })).toBeVisible();
});

for (const [href, title] of [
  ['/offline/', 'Read offline'],
  ['/zh/offline/', '离线阅读'],
] as const) {
  test(`${href} shows what can be saved and has no accessibility findings`, async ({ own }) => {
    const page = await own.context.newPage();
    await page.goto(href);
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page.locator('[data-offline-product] button').first()).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
}

test('elsewhere than on its own hosts the page says that nothing can be saved', async ({
  page,
}) => {
  await page.goto('/offline/');
  await expect(page.locator('[data-offline-unsupported]')).toBeVisible();
  await expect(page.locator('[data-offline-product] button')).toHaveCount(0);
});

/** Each page with what its heading says, as far as that is its title, in the copy that the browser has of it. */
function headingsOf(page: Page, pages: SavedList['pages']): Promise<SavedList['pages']> {
  return page.evaluate(
    (all) =>
      Promise.all(
        all.map(async ([href, title]): Promise<[string, string]> => {
          const html = await (await fetch(href)).text();
          const heading = new DOMParser().parseFromString(html, 'text/html').querySelector('h1');
          const words = heading?.textContent ?? '';
          return [href, words.includes(title) ? title : words];
        }),
      ),
    pages,
  );
}
