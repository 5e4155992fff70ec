import { isApiTab, sharedNavPathname } from './nav-pathname.ts';
import type { NavItem } from './navigation.ts';

/** Where a reader stands in a navigation tree. */
export interface ActivePage {
  activePage: NavItem | null;
  /** Entries above the active page, nearest first, ending with the root `/`; empty without one. */
  parents: readonly NavItem[];
}

interface Place {
  item: NavItem;
  parents: readonly NavItem[];
}

const root: NavItem = { pathname: '/' };

/* Every page of a tree asks where it stands: the tree is walked once. */
const knownPlaces = new WeakMap<readonly NavItem[], ReadonlyMap<string, Place>>();

/**
 * Finds the entry of a canonical pathname. The addresses of a page's tabs belong to the page itself,
 * wherever the tabs stand in the tree; when the page is not listed, its first API tab stands for it.
 */
export function findActivePage(items: readonly NavItem[], pathname: string): ActivePage {
  const place = placesOf(items).get(sharedNavPathname(pathname));
  return { activePage: place?.item ?? null, parents: place?.parents ?? [] };
}

function placesOf(items: readonly NavItem[]): ReadonlyMap<string, Place> {
  const known = knownPlaces.get(items);
  if (known) return known;
  const places = new Map<string, Place>();
  addPlaces(places, items, [root]);
  knownPlaces.set(items, places);
  return places;
}

function addPlaces(
  places: Map<string, Place>,
  items: readonly NavItem[],
  parents: readonly NavItem[],
): void {
  for (const item of items) {
    addPlace(places, { item, parents });
    addPlaces(places, item.children ?? [], [item, ...parents]);
  }
}

function addPlace(places: Map<string, Place>, place: Place): void {
  const { pathname } = place.item;
  const shared = sharedNavPathname(pathname);
  const known = places.get(shared);
  if (known === undefined || (isApiTab(known.item.pathname) && !isApiTab(pathname))) {
    places.set(shared, place);
  } else if (!isApiTab(pathname)) {
    throw new Error(`Duplicated pathname ${pathname} in pages`);
  }
}
