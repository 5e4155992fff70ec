import type { Locale } from '../model/locale.ts';
import type { Site } from '../pipeline/site/site.ts';

/** Which page a route shows. */
export interface RouteProps {
  pathname: string;
  locale: Locale;
}

/** All pages in all languages. */
export function routesOf(site: Site): RouteProps[] {
  return site.localeCodes.flatMap((locale) =>
    pathnamesIn(site, locale).map((pathname) => ({ pathname, locale })),
  );
}

/** The default language's page for missing addresses has a file of its own; the others stand below their prefix. */
function pathnamesIn(site: Site, locale: Locale): string[] {
  const missing = locale === site.localeCodes[0] ? [] : ['/404'];
  const { routes, api, screens } = site.index;
  return [...screens, ...missing, ...routes.keys(), ...api.keys()];
}
