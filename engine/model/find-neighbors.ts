import { findActivePage } from './find-active-page.ts';
import type { NavItem } from './navigation.ts';
import { orderedPages } from './ordered-pages.ts';

/** The pages before and after a page in reading order. */
export interface Neighbors {
  previous?: NavItem;
  next?: NavItem;
}

/** Finds the neighbors of a page; a group or a page outside the tree has none. */
export function findNeighbors(items: readonly NavItem[], pathname: string): Neighbors {
  const { activePage } = findActivePage(items, pathname);
  const pages = orderedPages(items);
  const index = pages.findIndex((page) => page === activePage);
  if (index === -1) {
    return {};
  }
  const [previous, next] = [pages[index - 1], pages[index + 1]];
  return { ...(previous && { previous }), ...(next && { next }) };
}
