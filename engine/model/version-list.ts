import type { DocsVersion, VersionPlan } from './version.ts';

/** What the version switcher of a product depends on. */
export interface VersionListInput {
  /** The product's own plan, or the site's default one. */
  plan: VersionPlan;
  /** Version of the installed package, e.g. `8.5.0`. */
  version: string;
  /** `localePrefixOf` of the reader's language. */
  localePrefix: string;
  /** Host of older versions with `{version}` in it. */
  versionHost: string;
  /** Where the page that is read lies on older sites, by version; the others are entered at their start. */
  pathnames?: Readonly<Record<string, string | undefined>>;
}

/** The entries of the version switcher: the current version first, then the older ones. */
export function versionsOf(input: VersionListInput): DocsVersion[] {
  const { plan, version, localePrefix, versionHost, pathnames = {} } = input;
  const older = plan.older.map(({ text, pathname: start = plan.pathname }) => ({
    text,
    href: versionHost.replace('{version}', () => text) + localePrefix + (pathnames[text] ?? start),
  }));
  return [{ text: `v${version}`, href: localePrefix + plan.pathname, current: true }, ...older];
}
