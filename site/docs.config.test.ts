import { existsSync } from 'node:fs';
import path from 'node:path';
import { localePrefixOf } from 'engine/model/href.ts';
import { orderedPages } from 'engine/model/ordered-pages.ts';
import { versionsOf } from 'engine/model/version-list.ts';
import { describe, expect, it } from 'vitest';
import { docsConfig } from './docs.config.ts';
import { isApiPage, itemsOf } from './facts/nav-items.ts';

const { locales, navigations, products, versionHost } = docsConfig;
const items = navigations.flatMap((navigation) => itemsOf(navigation.items));
/** Pages drawn by a component of the site instead of written as text. */
const screens = ['/components', '/migration', '/versions'];
const pages = navigations.flatMap((navigation) => orderedPages(navigation.items));

function hrefsOf(id: string, locale: string): string[] {
  const plan = products.find((product) => product.id === id)?.versions;
  const localePrefix = localePrefixOf(locale, { locales: locales.map(({ code }) => code) });
  return plan
    ? versionsOf({ plan, version: '8.5.0', localePrefix, versionHost }).map(({ href }) => href)
    : [];
}

it('names each guide of a migration folder in one product', () => {
  const written = pages.filter(({ folder = '' }) => folder.split('/').includes('migration'));
  const named = products.flatMap(({ upgrades = [] }) => upgrades.map(({ pathname }) => pathname));
  expect(named.length).toBeGreaterThan(20);
  expect(named.sort()).toEqual(written.map(({ pathname }) => pathname).sort());
});

describe('navigation entries', () => {
  it('have pathnames of their own', () => {
    const pathnames = items.map(({ pathname }) => pathname);
    expect(pathnames.filter((pathname, at) => pathnames.indexOf(pathname) !== at)).toEqual([]);
  });

  it('name a folder when they are written by hand, and only then', () => {
    const withoutFolder = pages.filter(({ folder }) => !folder).filter((item) => !isApiPage(item));
    expect(withoutFolder.map(({ pathname }) => pathname)).toEqual(screens);
    expect(items.filter((item) => item.folder && !pages.includes(item))).toEqual([]);
    expect(pages.filter((item) => item.folder && isApiPage(item))).toEqual([]);
  });

  it('are all written', () => {
    const fileOf = (folder: string): string =>
      path.join(import.meta.dirname, 'content', folder, 'page.md');
    const folders = pages.flatMap(({ folder }) => folder ?? []);
    expect(folders.filter((folder) => !existsSync(fileOf(folder)))).toEqual([]);
  });

  it('name folders of known products, in kebab-case, each once', () => {
    const folders = pages.flatMap(({ folder }) => folder ?? []);
    const known = products.map(({ folder }) => folder).join('|');
    const shape = new RegExp(`^(?:${known})(?:/[a-z0-9]+(?:-[a-z0-9]+)*){1,2}$`);
    expect(folders.filter((folder) => !shape.test(folder))).toEqual([]);
    expect(new Set(folders).size).toBe(folders.length);
  });

  it.each([
    ['/x/introduction', 'x/introduction/overview'],
    ['/x/introduction/installation', 'x/introduction/installation'],
    ['/getting-started/installation', 'material/getting-started/installation'],
    ['/getting-started/usage', 'material/getting-started/usage'],
    ['/x/react-tree-view', 'tree-view/overview'],
    ['/x/react-tree-view/rich-tree-view/selection', 'tree-view/rich-tree-view/selection'],
    ['/x/react-data-grid/filtering', 'data-grid/filtering/overview'],
    ['/x/react-data-grid/recipes-editing', 'data-grid/editing/recipes'],
    ['/system/borders', 'system/style-utilities/borders'],
  ])('place %s in %s', (pathname, folder) => {
    expect(pages.find((item) => item.pathname === pathname)?.folder).toBe(folder);
  });
});

describe('products', () => {
  it('start on a page of their navigation', () => {
    for (const { pathname, navigation } of products) {
      const tree = navigations.find(({ id }) => id === navigation)?.items ?? [];
      expect(orderedPages(tree).map((item) => item.pathname)).toContain(pathname);
    }
  });

  it('are six, besides what some of them share', () => {
    const own = products.filter(({ shared }) => !shared).map(({ id }) => id);
    expect(own).toEqual([
      'material-ui',
      'system',
      'x-data-grid',
      'x-date-pickers',
      'x-charts',
      'x-tree-view',
    ]);
  });

  it.each([
    [
      'x',
      '/x/introduction/',
      'https://v7.mui.com/x/introduction/',
      'https://v6.mui.com/x/introduction/',
      'https://v5.mui.com/x/introduction/',
      'https://v4.mui.com/components/data-grid/',
    ],
    [
      'x-data-grid',
      '/x/react-data-grid/',
      'https://v7.mui.com/x/react-data-grid/',
      'https://v6.mui.com/x/react-data-grid/',
      'https://v5.mui.com/x/react-data-grid/',
      'https://v4.mui.com/components/data-grid/',
    ],
    [
      'x-date-pickers',
      '/x/react-date-pickers/',
      'https://v7.mui.com/x/react-date-pickers/',
      'https://v6.mui.com/x/react-date-pickers/',
      'https://v5.mui.com/x/react-date-pickers/getting-started/',
    ],
    [
      'x-charts',
      '/x/react-charts/',
      'https://v7.mui.com/x/react-charts/',
      'https://v6.mui.com/x/react-charts/',
    ],
    [
      'x-tree-view',
      '/x/react-tree-view/',
      'https://v7.mui.com/x/react-tree-view/',
      'https://v6.mui.com/x/react-tree-view/getting-started',
    ],
    [
      'material-ui',
      '/getting-started/installation/',
      'https://v6.mui.com/material-ui/getting-started/',
      'https://v5.mui.com/material-ui/getting-started/',
      'https://v4.mui.com/getting-started/installation/',
    ],
    [
      'system',
      '/system/basics/',
      'https://v6.mui.com/system/getting-started/',
      'https://v5.mui.com/system/getting-started/',
      'https://v4.mui.com/system/basics/',
    ],
  ])('offer the older versions of %s', (id, ...hrefs) => {
    expect(hrefsOf(id, 'en')).toEqual(hrefs);
  });

  it('keep the language in the addresses of older versions', () => {
    expect(hrefsOf('x-charts', 'zh')).toEqual([
      '/zh/x/react-charts/',
      'https://v7.mui.com/zh/x/react-charts/',
      'https://v6.mui.com/zh/x/react-charts/',
    ]);
  });
});
