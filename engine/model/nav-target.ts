import type { NavItem } from './navigation.ts';

/** The pathname an entry leads to: its own, or for a group that of its first page. */
export function navTarget(item: NavItem): string {
  const first = item.children?.[0];
  return first ? navTarget(first) : item.pathname;
}
