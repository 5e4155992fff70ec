import { emptyApiData, type ApiData } from '../../features/api-reference/api-data.ts';
import type { ApiEntry } from '../../features/api-reference/api-entry.ts';
import type { DocsConfig } from '../../model/docs-config.ts';
import type { Locale } from '../../model/locale.ts';
import type { ApiTab } from '../../model/nav-pathname.ts';
import type { NavItem, Navigation } from '../../model/navigation.ts';
import type { Page } from '../../model/page.ts';
import type { Product } from '../../model/product.ts';

/** A written page: its place in a navigation and its text in each language. */
export interface Route {
  pathname: string;
  item: NavItem;
  navigation: Navigation;
  product: Product;
  pages: ReadonlyMap<Locale, Page>;
}

/** A page of the API reference: one entry, all entries of a text, or the list of a product's entries. */
export interface ApiRoute {
  pathname: string;
  item: NavItem;
  navigation: Navigation;
  product: Product;
  entry?: ApiEntry;
  /** What a page shows that stands beside a text: all entries of the text, of one kind. */
  tab?: TabContent;
  /** The page that leads to it, when no navigation names it. */
  above?: NavItem;
  /** Pathname of an entry whose groups it shares, when neither it nor its list stands in the navigation. */
  beside?: string;
}

/** A text's entries on one page, and the text. */
export interface TabContent {
  name: ApiTab;
  page: Route;
  entries: readonly ApiEntry[];
}

/** How far the writing of one product has come. */
export interface Progress {
  product: string;
  written: number;
  total: number;
}

/** Lookups over a whole site. */
export interface SiteIndex {
  config: DocsConfig;
  routes: ReadonlyMap<string, Route>;
  /** Canonical pathnames of the pages that are not written as text (home, gallery, …). */
  screens: ReadonlySet<string>;
  /** Pages of the API reference by canonical pathname. */
  api: ReadonlyMap<string, ApiRoute>;
  /** The whole API reference, entries without a page included. */
  apiData: ApiData;
  /** Every internal leaf of every navigation, written or not. */
  leaves: readonly NavLeaf[];
}

/** A navigation entry that is (or will be) a page. */
export interface NavLeaf {
  item: NavItem;
  navigation: Navigation;
}

/** Joins navigation entries with the pages their folders hold. */
export function createSiteIndex(
  config: DocsConfig,
  pages: readonly Page[],
  screens: ReadonlySet<string>,
): SiteIndex {
  const pagesByFolder = groupByFolder(pages);
  const leaves = config.navigations.flatMap((navigation) =>
    leavesOf(navigation.items).map((item) => ({ item, navigation })),
  );
  const routes = new Map<string, Route>();
  for (const { item, navigation } of leaves) {
    const written = item.folder === undefined ? undefined : pagesByFolder.get(item.folder);
    const product = productOfItem(config, item);
    if (written?.has(defaultLocaleOf(config)) && product) {
      routes.set(item.pathname, {
        pathname: item.pathname,
        item,
        navigation,
        product,
        pages: written,
      });
    }
  }
  return { config, routes, screens, leaves, api: new Map(), apiData: emptyApiData };
}

/** The language whose text is shown when a translation is missing. */
export function defaultLocaleOf(config: DocsConfig): Locale {
  return config.locales[0]?.code ?? 'en';
}

/** Whether a canonical pathname leads to a page, whatever draws it. */
export function hasPage({ routes, screens, api }: SiteIndex, pathname: string): boolean {
  return routes.has(pathname) || screens.has(pathname) || api.has(pathname);
}

/** Written and planned pages per product, in the order of the navigations. */
export function progressOf(index: SiteIndex): Progress[] {
  const rows = new Map<string, Progress>();
  for (const { item, navigation } of index.leaves) {
    const product = index.api.get(item.pathname)?.product ?? productOfItem(index.config, item);
    const name = product?.name ?? `${navigation.id} (generated)`;
    const row = rows.get(name) ?? { product: name, written: 0, total: 0 };
    row.total += 1;
    row.written += hasPage(index, item.pathname) ? 1 : 0;
    rows.set(name, row);
  }
  return [...rows.values()];
}

function productOfItem(config: DocsConfig, item: NavItem): Product | undefined {
  const folder = item.folder?.split('/')[0];
  return config.products.find((product) => product.folder === folder);
}

function groupByFolder(pages: readonly Page[]): Map<string, Map<Locale, Page>> {
  const groups = new Map<string, Map<Locale, Page>>();
  for (const page of pages) {
    const group = groups.get(page.folder) ?? new Map<Locale, Page>();
    groups.set(page.folder, group.set(page.locale, page));
  }
  return groups;
}

function leavesOf(items: readonly NavItem[]): NavItem[] {
  return items.flatMap((item) => {
    if (item.children) {
      return leavesOf(item.children);
    }
    return item.pathname.startsWith('/') ? [item] : [];
  });
}
