import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { apiSlug } from 'engine/features/api-reference/extract/api-slug.ts';
import { followRedirects } from 'engine/model/follow-redirects.ts';
import { loadApiHistory } from 'engine/pipeline/load/api-history.node.ts';
import { renderRedirectsFile } from 'engine/pipeline/finish/redirects.ts';
import { resolveRedirects } from 'engine/pipeline/check/resolve-redirects.ts';
import { hrefOf } from 'engine/model/href.ts';
import { sharedNavPathname } from 'engine/model/nav-pathname.ts';
import { orderedPages } from 'engine/model/ordered-pages.ts';
import { canonicalPathnameOf } from 'engine/model/pathname.ts';
import { describe, expect, it } from 'vitest';
import { docsConfig } from './docs.config.ts';
import { loadMainTitles } from './facts/load-main-titles.node.ts';
import { redirects } from './redirects.ts';
import { droppedTabs } from './redirects/material-addresses.ts';
import {
  changePathnames,
  changesPathname,
  upgradeHelperPathname,
  xChangesPathname,
} from './screens/change-steps.ts';

const locales = docsConfig.locales.map(({ code }) => code);
const pages = new Set(
  docsConfig.navigations
    .flatMap(({ items }) => orderedPages(items))
    .map(({ pathname }) => pathname),
);
/** Pages that no navigation names: home, changes of the API, and the lists of the reference with their types. */
const listPages = [
  '/',
  '/playground',
  '/theme-studio',
  '/production-error',
  '/search',
  '/offline',
  changesPathname,
  upgradeHelperPathname,
  xChangesPathname,
  ...changePathnames(await loadApiHistory(import.meta.dirname)),
  ...docsConfig.products.flatMap(({ api }) => api?.pathname ?? []),
  ...docsConfig.products.flatMap(({ api }) =>
    (api?.types ?? []).map((name) => `${api?.pathname ?? ''}/${apiSlug(name)}`),
  ),
];
/** Hooks have pages below the lists; the build itself compares them with the packages. */
const hookPage = /^(?:\/api-docs|\/system\/api|\/x\/api\/[a-z-]+)\/use-[a-z-]+$/;
const generated = new Set(
  docsConfig.navigations
    .flatMap(({ items }) => orderedPages(items))
    .filter(({ folder }) => folder === undefined)
    .map(({ pathname }) => pathname),
);
const exact = redirects.filter(({ from }) => !from.endsWith('*'));
const targets = new Map(redirects.map(({ from, to }) => [from, to]));

function endOf(address: string): string | undefined {
  return followRedirects(address, redirects, isPage);
}

function isPage(address: string): boolean {
  const pathname = canonicalPathnameOf(address, locales);
  if (pathname in droppedTabs) return false;
  return (
    pages.has(sharedNavPathname(pathname)) ||
    listPages.includes(pathname) ||
    hookPage.test(pathname)
  );
}

describe('redirects', () => {
  it('start at addresses of their own', () => {
    expect(targets.size).toBe(redirects.length);
  });

  it.each(Object.entries(droppedTabs))(
    'lead from %s to a page without the tab',
    async (_, page) => {
      const trees = docsConfig.navigations.flatMap(({ items }) => orderedPages(items));
      const folder = trees.find(({ pathname }) => pathname === page)?.folder ?? '';
      const file = path.join(import.meta.dirname, 'content', folder, 'page.md');
      expect(await readFile(file, 'utf8')).not.toMatch(/^(?:components|hooks):/m);
    },
  );

  it('never hide a page', () => {
    expect(exact.filter(({ from }) => isPage(from))).toEqual([]);
  });

  it('lead to a page in one step', () => {
    expect(exact.filter(({ to }) => to.startsWith('/') && !isPage(to))).toEqual([]);
    expect(redirects.filter(({ to }) => targets.has(to))).toEqual([]);
  });

  it('are written with a slash at the end, except short links, and stay in the language', () => {
    const pagesOnly = exact.filter(({ from }) => !from.startsWith('/r/'));
    expect(pagesOnly.filter(({ from, to }) => !from.endsWith('/') || !to.endsWith('/'))).toEqual(
      [],
    );
    const inside = exact.filter(({ to }) => to.startsWith('/'));
    expect(
      inside.filter(({ from, to }) => from.startsWith('/zh/') !== to.startsWith('/zh/')),
    ).toEqual([]);
  });

  it('know every present address of the main documentation', async () => {
    const internal = (await loadMainTitles()).filter(({ today }) => today.startsWith('/'));
    expect(internal.filter(({ today }) => endOf(today) === undefined)).toEqual([]);
    expect(internal.filter(({ pathname }) => endOf(`${pathname}/`) === undefined)).toEqual([]);
  });

  it('lead every published address to a page, in every language', async () => {
    const list = await readFile(new URL('published-addresses.txt', import.meta.url), 'utf8');
    const published = list.split('\n').filter((line) => line.startsWith('/'));
    expect(published.length).toBeGreaterThan(1000);
    expect(new Set(published).size).toBe(published.length);
    expect(published.filter((address) => endOf(address) === undefined)).toEqual([]);
    const chinese = published.filter((address) => !address.startsWith('/r/'));
    expect(chinese.filter((address) => endOf(`/zh${address}`) === undefined)).toEqual([]);
  });

  it('are kept for every page that a navigation names', async () => {
    const list = await readFile(new URL('published-addresses.txt', import.meta.url), 'utf8');
    const published = new Set(list.split('\n'));
    const addresses = [...pages].map((pathname) => hrefOf(pathname, 'en', { locales }));
    expect(addresses.filter((address) => !published.has(address))).toEqual([]);
  });

  it.each([
    ['no page is written', generated],
    ['all pages are written', pages],
  ])('fit a static host that takes 2,000 rules and 100 patterns when %s', (_when, built) => {
    const resolved = resolveRedirects(redirects, { config: docsConfig, pages: built });
    const rules = renderRedirectsFile(resolved.redirects, resolved.planned).trimEnd().split('\n');
    const patterns = rules.filter((rule) => rule.includes('*'));
    expect(patterns.length).toBeLessThanOrEqual(100);
    expect(rules.length - patterns.length).toBeLessThanOrEqual(2000);
  });

  it.each([
    ['/components/pickers/', '/components/pickers/'],
    ['/components/data-grid/', '/x/react-data-grid/'],
    ['/production-error/', '/production-error/'],
    ['/system/flexbox/', '/system/flexbox/'],
    ['/material-ui/migration/pickers-migration/', '/guides/pickers-migration/'],
    ['/x/react-date-pickers/migration-lab/', '/x/migration/migration-pickers-lab/'],
    ['/x/react-date-pickers/migration-v5/', '/x/migration/migration-pickers-v5/'],
    ['/zh/components/data-grid/', '/zh/x/react-data-grid/'],
  ])('lead %s to its own subject, at %s', (address, end) => {
    expect(endOf(address)).toBe(end);
  });

  it('lead on from the pickers of Material UI to those of MUI X', async () => {
    const file = path.join(import.meta.dirname, 'content/material/components/pickers/page.md');
    expect(await readFile(file, 'utf8')).toContain('](/x/react-date-pickers/)');
  });

  it.each([
    ['/material-ui/react-button/', '/components/buttons/'],
    ['/zh/material-ui/react-button/', '/zh/components/buttons/'],
    ['/material-ui/customization/how-to-customize/', '/customization/components/'],
    ['/material-ui/api/*', '/api/*'],
    ['/zh/material-ui/customization/*', '/zh/customization/*'],
    ['/system/getting-started/the-sx-prop/', '/system/the-sx-prop/'],
    ['/component/about/', '/components/about-the-lab/'],
    ['/getting-started/', '/getting-started/overview/'],
    ['/x/', '/x/introduction/'],
    ['/x/react-data-grid/getting-started/', '/x/react-data-grid/quickstart/'],
    ['/x/react-date-pickers/getting-started/', '/x/react-date-pickers/quickstart/'],
    ['/x/react-charts/getting-started/', '/x/react-charts/quickstart/'],
    ['/x/react-tree-view/getting-started/', '/x/react-tree-view/quickstart/'],
    ['/x/react-data-grid/demo/', '/x/react-data-grid/features/'],
    ['/x/react-data-grid/columns/', '/x/react-data-grid/column-definition/'],
    ['/x/react-data-grid/rows/', '/x/react-data-grid/row-definition/'],
    ['/x/react-data-grid/selection/', '/x/react-data-grid/row-selection/'],
    ['/x/react-data-grid/group-pivot/', '/x/react-data-grid/tree-data/'],
    ['/x/react-charts/heat-map/', '/x/react-charts/heatmap/'],
    ['/x/react-charts/tree-map/', '/x/react-charts/treemap/'],
    ['/x/react-data-grid/migration-v4/', '/x/migration/migration-data-grid-v4/'],
    ['/api-docs/*', '/api/*'],
    ['/zh/api-docs/*', '/zh/api/*'],
    ['/en/*', '/*'],
    ['/fr/*', '/*'],
    ['/de/*', '/*'],
    ['/ja/*', '/*'],
  ])('lead %s to %s for good', (from, to) => {
    expect(redirects).toContainEqual({ from, to, status: 301 });
  });
});
