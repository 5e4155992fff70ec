import { localePrefixOf } from '../model/href.ts';
import type { Locale } from '../model/locale.ts';
import { canonicalPathnameOf } from '../model/pathname.ts';
import type { Product } from '../model/product.ts';
import type { DocsVersion } from '../model/version.ts';
import { versionsOf } from '../model/version-list.ts';
import type { Site } from './site.ts';

/** The version switcher of a product; while its first page is not written, the current entry leads to the nearest one. */
export function describeVersions(site: Site, product: Product, locale: Locale): DocsVersion[] {
  const versions = withUpgrades(
    site,
    { product, locale },
    versionsOf({
      plan: product.versions,
      version: site.versionOf(product),
      localePrefix: localePrefixOf(locale, { locales: site.localeCodes }),
      versionHost: site.index.config.versionHost,
    }),
  );
  const first = canonicalPathnameOf(product.versions.pathname, site.localeCodes);
  if (site.index.routes.has(first)) {
    return versions;
  }
  const href = site.hrefOf(site.firstWritten(product), locale);
  return versions.map((version) => (version.current ? { ...version, href } : version));
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
