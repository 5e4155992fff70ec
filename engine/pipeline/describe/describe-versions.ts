import { localePrefixOf } from '../../model/href.ts';
import type { Locale } from '../../model/locale.ts';
import { sharedNavPathname } from '../../model/nav-pathname.ts';
import { canonicalPathnameOf } from '../../model/pathname.ts';
import type { Product } from '../../model/product.ts';
import type { DocsVersion } from '../../model/version.ts';
import { versionsOf } from '../../model/version-list.ts';
import type { Site } from '../site/site.ts';

/**
 * The version switcher of a product; beside a page it leads to the same page of an older version that has it.
 * While the first page of a product is not written, the current entry leads to the nearest one.
 */
export function describeVersions(
  site: Site,
  product: Product,
  { locale, pathname }: { locale: Locale; pathname?: string },
): DocsVersion[] {
  const versions = withUpgrades(
    site,
    { product, locale },
    versionsOf({
      plan: product.versions,
      version: site.versionOf(product),
      localePrefix: localePrefixOf(locale, { locales: site.localeCodes }),
      versionHost: site.index.config.versionHost,
      ...(pathname !== undefined && { pathnames: olderPathnamesOf(site, pathname) }),
    }),
  );
  const first = canonicalPathnameOf(product.versions.pathname, site.localeCodes);
  if (site.index.routes.has(first)) {
    return versions;
  }
  const href = site.hrefOf(site.firstWritten(product), locale);
  return versions.map((version) => (version.current ? { ...version, href } : version));
}

/** Where older versions have a page or, of a tab of the reference, the page it belongs to. */
function olderPathnamesOf(site: Site, pathname: string): Record<string, string | undefined> {
  const page = sharedNavPathname(pathname);
  return Object.fromEntries(
    Object.entries(site.index.config.olderPages ?? {}).map(([version, pages]) => [
      version,
      pages[page],
    ]),
  );
}

/** Puts beside each older version the first written guide that leads on from it. */
function withUpgrades(
  site: Site,
  { product: { upgrades = [] }, locale }: { product: Product; locale: Locale },
  versions: readonly DocsVersion[],
): DocsVersion[] {
  return versions.map((version) => {
    const guide = upgrades.find(
      ({ from, pathname }) => from === version.text && site.index.routes.has(pathname),
    );
    if (!guide) return version;
    return { ...version, upgrade: { href: site.hrefOf(guide.pathname, locale), to: guide.to } };
  });
}
