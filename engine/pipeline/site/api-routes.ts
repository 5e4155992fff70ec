import type { ApiData } from '../../features/api-reference/api-data.ts';
import type { ApiEntry } from '../../features/api-reference/api-entry.ts';
import { findActivePage } from '../../model/find-active-page.ts';
import type { Product } from '../../model/product.ts';
import { findEntryIn } from './find-entry.ts';
import type { ApiRoute, NavLeaf, SiteIndex } from './site-index.ts';
import { tabRoutesOf } from './tab-routes.ts';

/** Adds the pages of the API reference: those the navigations name, every hook, types, lists, and the tabs of texts. */
export function withApiRoutes(index: SiteIndex, data: ApiData | undefined): SiteIndex {
  if (!data) {
    return index;
  }
  const leaves = new Map(index.leaves.map((leaf) => [leaf.item.pathname, leaf]));
  const routes = index.config.products.flatMap((product) => {
    const own = data.entries.filter(({ folder }) => folder === product.folder);
    return routesOf(index, product, { own, leaves });
  });
  const all = [...routes, ...tabRoutesOf(index, data)];
  return { ...index, apiData: data, api: new Map(all.map((route) => [route.pathname, route])) };
}

interface Found {
  own: readonly ApiEntry[];
  leaves: ReadonlyMap<string, NavLeaf>;
}

function routesOf({ config }: SiteIndex, product: Product, { own, leaves }: Found): ApiRoute[] {
  const navigation = config.navigations.find(({ id }) => id === product.navigation);
  const { api } = product;
  if (!api || !navigation) {
    return [];
  }
  const { pathname } = api;
  const named = own.flatMap((entry): ApiRoute[] => {
    const leaf = leaves.get(`${pathname}/${entry.slug}`);
    return leaf ? [{ ...leaf, pathname: leaf.item.pathname, product, entry }] : [];
  });
  if (own.length === 0) {
    return named;
  }
  const isPlaced = findActivePage(navigation.items, pathname).activePage !== null;
  const list: ApiRoute = {
    pathname,
    product,
    navigation,
    item: leaves.get(pathname)?.item ?? { pathname, title: product.name },
    ...(!isPlaced && named[0] && { beside: named[0].pathname }),
  };
  const known = new Set(named.map(({ entry }) => entry));
  const isListed = ({ kind, name }: ApiEntry) => kind === 'hook' || api.types?.includes(name);
  const listed = own.filter((entry) => isListed(entry) && !known.has(entry));
  return [list, ...named, ...listed.map((entry) => routeFromList(list, entry))];
}

/** Navigations would drown in hooks and types: their pages are reached from the list. */
function routeFromList(list: ApiRoute, entry: ApiEntry): ApiRoute {
  const pathname = `${list.pathname}/${entry.slug}`;
  const item = { pathname, title: entry.name, ...(entry.plan && { plan: entry.plan }) };
  return { ...list, pathname, item, entry, above: list.item };
}

/** The entry that a text means by a name: that of its own product before those of others. */
export function findEntry(
  { apiData }: SiteIndex,
  name: string,
  folder: string,
): ApiEntry | undefined {
  return findEntryIn(apiData.entries, name, folder);
}

/** Canonical pathname of an entry's page; undefined when it has none. */
export function pathnameOfEntry({ api }: SiteIndex, entry: ApiEntry): string | undefined {
  const known = pathnames.get(api) ?? pathnamesOf(api);
  pathnames.set(api, known);
  return known.get(entry);
}

const pathnames = new WeakMap<SiteIndex['api'], ReadonlyMap<ApiEntry, string>>();

function pathnamesOf(api: SiteIndex['api']): Map<ApiEntry, string> {
  const routes = [...api.values()].reverse();
  return new Map(routes.flatMap(({ entry, pathname }) => (entry ? [[entry, pathname]] : [])));
}
