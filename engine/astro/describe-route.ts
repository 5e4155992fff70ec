import { screens } from '#site/screens/screens.tsx';
import type { PageView } from '../model/page-view.ts';
import { describeApi } from '../pipeline/describe/describe-api.ts';
import { describePage } from '../pipeline/describe/describe-page.ts';
import type { Site } from '../pipeline/site/site.ts';
import type { RouteProps } from './site-routes.ts';

/** Views of a site by language and pathname; a site that is read anew has new ones. */
const described = new WeakMap<Site, Map<string, PageView>>();

/** The view of any page, described once. */
export function describeRoute(site: Site, route: RouteProps): PageView {
  const views = described.get(site) ?? new Map<string, PageView>();
  described.set(site, views);
  const key = `${route.locale} ${route.pathname}`;
  const view = views.get(key) ?? describe(site, route);
  views.set(key, view);
  return view;
}

function describe(site: Site, { pathname, locale }: RouteProps): PageView {
  if (screens.has(pathname)) {
    return screens.describe(site, pathname, locale);
  }
  const api = site.index.api.get(pathname);
  if (api) {
    return describeApi(site, api, locale);
  }
  const route = site.index.routes.get(pathname);
  if (!route) {
    throw new Error(`No page is written at ${pathname}.`);
  }
  return describePage(site, route, locale);
}
