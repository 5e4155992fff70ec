import type { ApiEntry } from '../../features/api-reference/api-entry.ts';
import { sectionKeyOf, sectionsOf } from '../../features/api-reference/api-ids.ts';
import type { ApiView } from '../../features/api-reference/api-view.ts';
import { entryHistoryOf } from '../../features/api-reference/history/entry-history.ts';
import { tabEntriesOf, type TabEntry } from '../../features/api-reference/tab-entry.ts';
import { localePrefixOf } from '../../model/href.ts';
import type { Locale } from '../../model/locale.ts';
import type { ContentsEntry } from '../../model/page.ts';
import type { LinkView, PageView } from '../../model/page-view.ts';
import { siteFactsOf } from '../../model/site-facts-of.ts';
import { textLanguageOf } from '../../model/text-language.ts';
import { dataHrefOf, typesHrefOf } from '../site/api-addresses.ts';
import { findEntry } from '../site/api-routes.ts';
import type { ApiUse } from '../site/api-uses.ts';
import { apiNamesOf } from './api-names.ts';
import { describeFrame } from './describe-frame.ts';
import { describePlace } from './describe-place.ts';
import { describeTab } from './describe-tab.ts';
import { defaultLocaleOf, type ApiRoute, type Route, type SiteIndex } from '../site/site-index.ts';
import type { Site } from '../site/site.ts';

/** Makes the view of a page of the API reference: one entry, the entries of a text, or the list of a product. */
export function describeApi(site: Site, route: ApiRoute, locale: Locale): PageView {
  if (route.tab) {
    return describeTab(site, route, { tab: route.tab, locale });
  }
  const { words } = site.inLocale(locale);
  const { entry, product } = route;
  const name = entry?.name ?? product.name;
  const title = words.get(entry ? 'api.title' : 'api.indexTitle').replace('{name}', name);
  const names = apiNamesOf(site.index, route);
  const about = words
    .get(`api.descriptions.${entry?.kind ?? 'index'}`)
    .replace('{name}', names.name);
  const packageName = entry?.packageName ?? product.packageName;
  const released = site.releaseDate(packageName);
  return {
    ...describeFrame(site, {
      locale,
      pathname: route.pathname,
      title,
      description: about,
      product,
    }),
    documentTitle: `${title} - ${names.family}`,
    ...describePlace(site, route, locale),
    frontmatter: { title, description: about, ...(entry?.plan && { plan: entry.plan }) },
    packages: [{ name: packageName, version: site.packageVersion(packageName) }],
    ...(entry?.source !== undefined && { sourceHref: entry.source }),
    ...(released !== undefined && { released }),
    contents: entry ? contentsOf(site, entry, locale) : [],
  };
}

/** Everything the page of an entry shows below its title. */
export function describeEntry(site: Site, entry: ApiEntry, locale: Locale): ApiView {
  const { index } = site;
  const { locales } = index.config;
  const uses = site.apiUses.get(entry.id) ?? [];
  return {
    entry,
    locale,
    commentLanguage: textLanguageOf(locales, defaultLocaleOf(index.config), locale),
    links: linksOf(index, entry.folder),
    types: Object.keys(index.apiData.types[entry.folder] ?? {}),
    ...guideOf(site, entry, locale),
    demos: demosOf(site, entry, locale),
    uses: usesByProp(site, uses, locale),
    ancestors: ancestorsOf(index, entry),
    ...historyOf(site, entry),
    ...lineOf(index, entry),
    dataHref: dataHrefOf(entry),
    typesHref: typesHrefOf(entry.folder),
    hrefPrefix: localePrefixOf(locale, { locales: site.localeCodes }),
    storagePrefix: storagePrefixOf(index, entry),
  };
}

/** What became of an entry: its own package says which version the page describes. */
export function historyOf(
  site: Pick<Site, 'apiHistory' | 'packageVersion'>,
  { folder, slug, packageName }: ApiEntry,
): Pick<ApiView, 'history'> {
  const record = site.apiHistory.get(folder);
  const history = record && entryHistoryOf(record, slug, site.packageVersion(packageName));
  return history ? { history } : {};
}

function lineOf({ config }: SiteIndex, { folder }: ApiEntry): Pick<ApiView, 'line'> {
  const product = config.products.find((it) => it.folder === folder);
  const line = config.releaseLines?.find(({ products }) => products.includes(product?.id ?? ''));
  return line ? { line: line.id } : {};
}

/** The entries of a page with several: only the rows that are shown, without their demos and ancestors. */
export function describeTabEntries(
  site: Site,
  entries: readonly ApiEntry[],
  locale: Locale,
): { tabEntry: TabEntry; view: ApiView }[] {
  return tabEntriesOf(entries).map((tabEntry, at) => {
    const whole = entries[at] ?? tabEntry.entry;
    const view = describeEntry(site, whole, locale);
    return { tabEntry, view: { ...view, entry: tabEntry.entry, uses: {}, ancestors: [] } };
  });
}

function contentsOf(site: Site, entry: ApiEntry, locale: Locale): ContentsEntry[] {
  const { words } = site.inLocale(locale);
  const known = {
    demos: demosOf(site, entry, locale).length > 0,
    history: historyOf(site, entry).history !== undefined,
  };
  return sectionsOf(entry, known).map((section) => ({
    id: section,
    text: words.get(sectionKeyOf(entry, section)),
    children: [],
  }));
}

const linksByFolder = new WeakMap<SiteIndex, Map<string, Record<string, string>>>();

/** Where names lead, seen from a product; one object for all its pages. */
export function linksOf(index: SiteIndex, folder: string): Record<string, string> {
  const known = linksByFolder.get(index) ?? new Map<string, Record<string, string>>();
  linksByFolder.set(index, known);
  const links = known.get(folder) ?? createLinks(index, folder);
  known.set(folder, links);
  return links;
}

function createLinks({ api }: SiteIndex, folder: string): Record<string, string> {
  const routes = [...api.values()].filter(({ entry }) => entry);
  const ordered = [
    ...routes.filter(({ entry }) => entry?.folder !== folder),
    ...routes.filter(({ entry }) => entry?.folder === folder),
  ];
  return Object.fromEntries(
    ordered.map(({ entry, pathname }) => [entry?.name ?? '', `${pathname}/`]),
  );
}

/** Pages that name the entry in their frontmatter, then those with a demo of it. */
/** The page with the name of the entry, or else that of its product, or else the first that teaches it. */
function guideOf(site: Site, entry: ApiEntry, locale: Locale): Pick<ApiView, 'guide'> {
  const { index } = site;
  const guides = guidesOf(index, entry);
  const named = guides.find(
    ({ pathname }) =>
      titleOfPage(site, pathname, defaultLocaleOf(index.config)).replaceAll(' ', '') === entry.name,
  );
  const overview = guides.find(({ pathname, product }) => pathname === product.pathname);
  const first = guides.find((route) => namesOf(index, route, entry)[0] === entry.name);
  const pathname = (named ?? overview ?? first ?? guides[0])?.pathname;
  return pathname === undefined ? {} : { guide: linkTo(site, pathname, locale) };
}

function demosOf(site: Site, entry: ApiEntry, locale: Locale): LinkView[] {
  const teaching = guidesOf(site.index, entry).map(({ pathname }) => pathname);
  const shown = (site.apiUses.get(entry.id) ?? []).map(({ pathname }) => pathname);
  return [...new Set([...teaching, ...shown])].map((pathname) => linkTo(site, pathname, locale));
}

function guidesOf(index: SiteIndex, entry: ApiEntry): Route[] {
  return [...index.routes.values()].filter((route) =>
    namesOf(index, route, entry).some(
      (name) => findEntry(index, name, route.product.folder) === entry,
    ),
  );
}

/** The names that a page teaches, of the same kind as an entry. */
function namesOf(index: SiteIndex, { pages }: Route, entry: ApiEntry): readonly string[] {
  const frontmatter = pages.get(defaultLocaleOf(index.config))?.frontmatter;
  return frontmatter?.[entry.kind === 'hook' ? 'hooks' : 'components'] ?? [];
}

function linkTo(site: Site, pathname: string, locale: Locale): LinkView {
  return { text: titleOfPage(site, pathname, locale), href: `${pathname}/` };
}

function titleOfPage({ index }: Site, pathname: string, locale: Locale): string {
  const pages = index.routes.get(pathname)?.pages;
  const page = pages?.get(locale) ?? pages?.get(defaultLocaleOf(index.config));
  return page?.frontmatter.title ?? pathname;
}

function usesByProp(
  site: Site,
  uses: readonly ApiUse[],
  locale: Locale,
): Record<string, LinkView[]> {
  const byProp: Record<string, LinkView[]> = {};
  for (const { pathname, demo, props } of uses) {
    for (const prop of props) {
      const text = `${titleOfPage(site, pathname, locale)}: ${demo.replaceAll('-', ' ')}`;
      (byProp[prop] ??= []).push({ text, href: `${pathname}/#${demo}` });
    }
  }
  return byProp;
}

function ancestorsOf(index: SiteIndex, entry: ApiEntry): ApiEntry[] {
  const ancestors: ApiEntry[] = [];
  let parent = parentOf(index, entry);
  while (parent && !ancestors.includes(parent) && parent !== entry) {
    ancestors.push(parent);
    parent = parentOf(index, parent);
  }
  return ancestors;
}

function parentOf(index: SiteIndex, { inherits, folder }: ApiEntry): ApiEntry | undefined {
  return inherits === undefined ? undefined : findEntry(index, inherits, folder);
}

/** The keys of the specification: lists of interfaces share the one of the product that has most of them. */
function storagePrefixOf({ config }: SiteIndex, entry: ApiEntry): string {
  const plans = config.products.flatMap(({ folder, api }) => (api ? [{ folder, api }] : []));
  const own = plans.find(({ folder }) => folder === entry.folder)?.api.storagePrefix;
  const shared = plans.find(({ api }) => api.storagePrefix !== undefined)?.api.storagePrefix;
  const chosen = entry.kind === 'component' ? own : (own ?? shared);
  return siteFactsOf(config).namePrefix + (chosen ?? '');
}
