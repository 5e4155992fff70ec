import { findActivePage } from '../../model/find-active-page.ts';
import { findNeighbors } from '../../model/find-neighbors.ts';
import type { Locale } from '../../model/locale.ts';
import type { NavItem } from '../../model/navigation.ts';
import type { Breadcrumb, LinkView, PageView } from '../../model/page-view.ts';
import { titleOf } from './describe-navigation.ts';
import { hasPage, type ApiRoute, type Route } from '../site/site-index.ts';
import type { Site } from '../site/site.ts';

/** A page of any kind that has a place in a navigation, or below or beside one that has. */
type Placed = Omit<Route, 'pages'> & Pick<ApiRoute, 'above' | 'beside'>;

/** Where a page stands: the tree, the way to it, and its neighbors. */
export function describePlace(
  site: Site,
  route: Placed,
  locale: Locale,
): Pick<PageView, 'navigation' | 'breadcrumbs' | 'previous' | 'next'> {
  const { navigations } = site.inLocale(locale);
  const { items } = route.navigation;
  const { above } = route;
  const active = above?.pathname ?? route.pathname;
  const { parents } = findActivePage(items, route.beside ?? active);
  const trail = parents.filter((parent) => parent.pathname !== '/');
  return {
    navigation: {
      nodes: navigations.get(route.navigation.id) ?? [],
      active,
      parents: [...(above ? [above] : []), ...trail].map((parent) => parent.pathname),
    },
    breadcrumbs: breadcrumbsOf(site, route, { locale, trail: [...trail].reverse() }),
    ...neighborsOf(site, route, locale),
  };
}

function breadcrumbsOf(
  site: Site,
  route: Placed,
  { locale, trail }: { locale: Locale; trail: readonly NavItem[] },
): Breadcrumb[] {
  const { words } = site.inLocale(locale);
  const { family, familyPathname, pathname } = route.product;
  const first = { pathname: familyPathname ?? pathname, title: family };
  const steps = [first, ...trail, ...(route.above ? [route.above] : [])].map((item) => {
    const target = firstPageOf(site, item);
    const leads = target !== undefined && target !== route.pathname;
    return {
      text: item === first ? family : titleOf(item, words),
      ...(leads && { href: site.hrefOf(target, locale) }),
    };
  });
  return [...steps, { text: titleOf(route.item, words) }];
}

/** Where a step leads: its own page, that about its group, or else the first of the group. */
function firstPageOf(site: Site, { pathname, hub, children = [] }: NavItem): string | undefined {
  if (hub !== undefined) return hub;
  if (hasPage(site.index, pathname)) return pathname;
  for (const child of children) {
    const found = firstPageOf(site, child);
    if (found !== undefined) return found;
  }
  return undefined;
}

function neighborsOf(
  site: Site,
  route: Placed,
  locale: Locale,
): { previous?: LinkView; next?: LinkView } {
  const { words } = site.inLocale(locale);
  const { previous, next } = findNeighbors(site.writtenItems(route.navigation), route.pathname);
  function linkTo(item: NavItem): LinkView {
    return { text: titleOf(item, words), href: site.hrefOf(item.pathname, locale) };
  }
  return { ...(previous && { previous: linkTo(previous) }), ...(next && { next: linkTo(next) }) };
}
