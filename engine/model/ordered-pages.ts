import { isExternal } from '../base/url.ts';
import { isApiTab } from './nav-pathname.ts';
import type { NavItem } from './navigation.ts';

/** The pages of a tree in reading order: leaves, without external entries and API tabs. */
export function orderedPages(items: readonly NavItem[]): NavItem[] {
  return items.flatMap((item) => {
    if (item.children?.length) {
      return orderedPages(item.children);
    }
    return isExternal(item.pathname) || isApiTab(item.pathname) ? [] : [item];
  });
}
