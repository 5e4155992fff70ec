import { hrefOf } from '../../model/href.ts';
import { nearestPage } from '../../model/nearest-page.ts';
import { orderedPages } from '../../model/ordered-pages.ts';
import { parsePathname } from '../../model/pathname.ts';
import type { DocsConfig } from '../../model/docs-config.ts';
import type { Redirect } from '../../model/redirect.ts';

/** What redirects are resolved against. */
export interface BuiltPages {
  config: DocsConfig;
  /** Canonical pathnames of the pages that were built. */
  pages: ReadonlySet<string>;
}

/** Redirects that all end at a page. */
export interface ResolvedRedirects {
  redirects: readonly Redirect[];
  /** Those of the addresses whose pages are not written yet. */
  planned: readonly Redirect[];
}

/**
 * Lets no redirect end at a page that is not written yet, and no planned address at nothing: both lead,
 * for the time being, to the nearest page.
 */
export function resolveRedirects(
  redirects: readonly Redirect[],
  built: BuiltPages,
): ResolvedRedirects {
  const known = new Set(redirects.map(({ from }) => from));
  return {
    redirects: redirects.map((redirect) => resolve(redirect, built)),
    planned: plannedRedirects(built).filter(({ from }) => !known.has(from)),
  };
}

function resolve(redirect: Redirect, built: BuiltPages): Redirect {
  const { to } = redirect;
  const locales = built.config.locales.map(({ code }) => code);
  const [address = ''] = to.split('#');
  if (!to.startsWith('/') || to.includes('*')) return redirect;
  const { canonicalPathname, userLanguage } = parsePathname(address, locales);
  if (built.pages.has(canonicalPathname)) return redirect;
  const near = nearestOf(canonicalPathname, built);
  return { ...redirect, to: hrefOf(near, userLanguage, { locales }), status: 302 };
}

function plannedRedirects(built: BuiltPages): Redirect[] {
  const locales = built.config.locales.map(({ code }) => code);
  const planned = built.config.navigations
    .flatMap(({ items }) => orderedPages(items))
    .filter(({ pathname }) => !built.pages.has(pathname));
  return locales.flatMap((locale) =>
    planned.map(({ pathname }): Redirect => ({
      from: hrefOf(pathname, locale, { locales }),
      to: hrefOf(nearestOf(pathname, built), locale, { locales }),
      status: 302,
    })),
  );
}

function nearestOf(pathname: string, { config, pages }: BuiltPages): string {
  return nearestPage(pathname, { navigations: config.navigations, pages });
}
