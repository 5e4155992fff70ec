import { orderedPages } from './ordered-pages.ts';
import type { NavItem, Navigation } from './navigation.ts';

/** What is known of a site when a page is missing. */
export interface NearestContext {
  navigations: readonly Navigation[];
  /** Canonical pathnames of the pages that exist. */
  pages: ReadonlySet<string>;
}

/**
 * The page that helps best at a pathname without one: the page above it in the address, else the first
 * page of the smallest group of the navigation that has any, else the home page. Of that page, too, the
 * one above it is taken, because an overview helps more than a neighbor.
 */
export function nearestPage(pathname: string, { navigations, pages }: NearestContext): string {
  const groups = navigations.flatMap((navigation) => groupsRound(navigation, pathname));
  const near = pageAbove(pathname, pages) ?? firstPageOf(groups, pages);
  return near === undefined ? '/' : (pageAbove(near, pages) ?? near);
}

function pageAbove(pathname: string, pages: ReadonlySet<string>): string | undefined {
  return ancestorsOf(pathname).find((it) => pages.has(it));
}

/** The groups round an entry, the smallest first and the whole navigation last. */
function groupsRound({ items }: Navigation, pathname: string): NavItem[] {
  return groupsAbove({ pathname: '/', children: items }, pathname);
}

/** `/a/b/c` stands below `/a/b` and `/a`. */
function ancestorsOf(pathname: string): string[] {
  const segments = pathname.split('/').slice(1, -1);
  return segments.map((_, at) => `/${segments.slice(0, segments.length - at).join('/')}`);
}

function groupsAbove(group: NavItem, pathname: string): NavItem[] {
  if (group.pathname === pathname) return [group];
  for (const child of group.children ?? []) {
    const inside = groupsAbove(child, pathname);
    if (inside.length > 0) return [...inside, group];
  }
  return [];
}

function firstPageOf(groups: readonly NavItem[], pages: ReadonlySet<string>): string | undefined {
  for (const group of groups) {
    const page = orderedPages(group.children ?? []).find(({ pathname }) => pages.has(pathname));
    if (page) return page.pathname;
  }
  return undefined;
}
