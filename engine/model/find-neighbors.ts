import { findActivePage } from './find-active-page.ts';
import type { NavItem } from './navigation.ts';
import { orderedPages } from './ordered-pages.ts';

/** The pages before and after a page in reading order. */
export interface Neighbors {
  previous?: NavItem;
  next?: NavItem;
}

/* Every page of a tree asks for its neighbors: the tree is put in order once. */
const knownNeighbors = new WeakMap<readonly NavItem[], ReadonlyMap<NavItem, Neighbors>>();

/** Finds the neighbors of a page; a group or a page outside the tree has none. */
export function findNeighbors(items: readonly NavItem[], pathname: string): Neighbors {
  const { activePage } = findActivePage(items, pathname);
  return (activePage && neighborsIn(items).get(activePage)) ?? {};
}

function neighborsIn(items: readonly NavItem[]): ReadonlyMap<NavItem, Neighbors> {
  const known = knownNeighbors.get(items) ?? joinNeighbors(orderedPages(items));
  knownNeighbors.set(items, known);
  return known;
}

function joinNeighbors(pages: readonly NavItem[]): Map<NavItem, Neighbors> {
  return new Map(
    pages.map((page, index) => {
      const [previous, next] = [pages[index - 1], pages[index + 1]];
      return [page, { ...(previous && { previous }), ...(next && { next }) }];
    }),
  );
}
