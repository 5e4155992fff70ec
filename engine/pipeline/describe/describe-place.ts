import { findActivePage } from '../../model/find-active-page.ts';
import { findNeighbors } from '../../model/find-neighbors.ts';
import type { Locale } from '../../model/locale.ts';
import type { NavItem } from '../../model/navigation.ts';
import type { Breadcrumb, LinkView, PageView } from '../../model/page-view.ts';
import { titleOf } from './describe-navigation.ts';
import { familyStep } from './family-step.ts';
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
  const steps = [...trail, ...(route.above ? [route.above] : [])].map((item): Breadcrumb => {
    const target = pageAbout(site, item);
    const leads = target !== undefined && target !== route.pathname;
    return { text: titleOf(item, words), ...(leads && { href: site.hrefOf(target, locale) }) };
  });
  const { product, pathname } = route;
  return [
    familyStep(site, product, { pathname, locale }),
    ...steps,
    { text: titleOf(route.item, words) },
  ];
}

/** Where a step leads: a page about all of it, never one that is only the first of a group. */
function pageAbout(
  { index: site }: Site,
  { pathname, hub, index, children: [first] = [] }: NavItem,
): string | undefined {
  // A group of the reference is part of what the list of its product holds.
  const list = first && site.api.get(first.pathname)?.product.api?.pathname;
  return [hub, pathname, index, list].find((it) => it !== undefined && hasPage(site, it));
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
