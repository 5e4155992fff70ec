import type { NavItem, Navigation } from '../model/navigation.ts';
import type { NavNode } from '../model/page-view.ts';
import { translatedPageTitle } from '../model/page-title.ts';
import { hasPage, type SiteIndex } from './site-index.ts';
import type { Words } from './words.ts';

interface Context {
  index: SiteIndex;
  hrefOf: (pathname: string) => string;
  words: Words;
}

/** The whole tree of a navigation in one language, ready to draw. */
export function describeNavigation(navigation: Navigation, context: Context): NavNode[] {
  return navigation.items.map((item) => describeItem(item, context));
}

function describeItem(item: NavItem, context: Context): NavNode {
  const { plan, newFeature, planned, unstable } = item;
  const kind = kindOf(item, context.index);
  return {
    pathname: item.pathname,
    title: titleOf(item, context.words),
    kind,
    ...(kind === 'page' && { href: context.hrefOf(item.pathname) }),
    ...(kind === 'external' && { href: item.pathname }),
    ...(plan && { plan }),
    ...(newFeature && { newFeature }),
    ...(planned && { planned }),
    ...(unstable && { unstable }),
    children: (item.children ?? []).map((child) => describeItem(child, context)),
  };
}

function kindOf(item: NavItem, index: SiteIndex): NavNode['kind'] {
  if (item.children) {
    return item.subheader === undefined ? 'group' : 'subheader';
  }
  if (!item.pathname.startsWith('/')) {
    return 'external';
  }
  return hasPage(index, item.pathname) ? 'page' : 'unwritten';
}

/** Title of a navigation entry in the reader's language; the pathname when nothing better exists. */
export function titleOf(item: NavItem, words: Words): string {
  return translatedPageTitle(item, (key) => words.find(key)) || item.pathname;
}
