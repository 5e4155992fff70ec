import type { ApiEntry } from '../../features/api-reference/api-entry.ts';
import { tabSectionsOf } from '../../features/api-reference/tab-entry.ts';
import type { Locale } from '../../model/locale.ts';
import { apiTabs } from '../../model/nav-pathname.ts';
import type { ContentsEntry } from '../../model/page.ts';
import type { PageView, TabView } from '../../model/page-view.ts';
import { describeFrame } from './describe-frame.ts';
import { describePlace } from './describe-place.ts';
import { defaultLocaleOf, type ApiRoute, type Route, type TabContent } from '../site/site-index.ts';
import type { Site } from '../site/site.ts';

/** More names than this make a description nobody reads to its end. */
const mostNames = 3;

/** Makes the view of a page that shows the entries of a text beside it. */
export function describeTab(
  site: Site,
  route: ApiRoute,
  { tab, locale }: { tab: TabContent; locale: Locale },
): PageView {
  const { words } = site.inLocale(locale);
  const about = `api.tabs.${tab.name}`;
  const title = words.get(`${about}.title`).replace('{title}', titleOf(site, tab.page, locale));
  const description = words
    .get(`${about}.description`)
    .replace('{names}', namesOf(site, tab, locale));
  const item = { pathname: route.pathname, title: words.get(`${about}.label`) };
  const packages = new Set(tab.entries.map(({ packageName }) => packageName));
  const { pathname, product } = route;
  const entry = pathnameOfEntry(site, tab.entries[0]);
  return {
    ...describeFrame(site, { locale, pathname, title, description, product }),
    ...describePlace(site, { ...route, item }, locale),
    ...(entry !== undefined && { canonicalHref: site.hrefOf(entry, locale) }),
    packages: [...packages].map((name) => ({ name, version: site.packageVersion(name) })),
    tabs: describeTabs(site, { page: tab.page, current: pathname, locale }),
    contents: contentsOf(site, tab, locale),
  };
}

/** Where an entry has its own page. */
function pathnameOfEntry({ index }: Site, wanted: ApiEntry | undefined): string | undefined {
  const routes = [...index.api.values()];
  return routes.find(({ entry }) => entry !== undefined && entry === wanted)?.pathname;
}

interface TabPlace {
  page: Route;
  /** Pathname of the page that shows the tabs. */
  current: string;
  locale: Locale;
}

/** The pages of a text's topic; none when there is only the text. */
export function describeTabs(site: Site, { page, current, locale }: TabPlace): TabView[] {
  const { words } = site.inLocale(locale);
  const tabs = apiTabs.flatMap((name) => {
    const pathname = `${page.pathname}/${name}`;
    return site.index.api.has(pathname) ? [{ pathname, key: `api.tabs.${name}.label` }] : [];
  });
  const all = [{ pathname: page.pathname, key: 'api.tabs.guide' }, ...tabs];
  return tabs.length === 0
    ? []
    : all.map(({ pathname, key }) => ({
        text: words.get(key),
        href: site.hrefOf(pathname, locale),
        current: pathname === current,
      }));
}

function titleOf({ index }: Site, { pages }: Route, locale: Locale): string {
  const page = pages.get(locale) ?? pages.get(defaultLocaleOf(index.config));
  return page?.frontmatter.title ?? '';
}

function namesOf(site: Site, { entries }: TabContent, locale: Locale): string {
  const { words } = site.inLocale(locale);
  const names = entries.map(({ name }) => name);
  const count = names.length - mostNames;
  const more = count > 0 ? [words.get('api.moreUses').replace('{count}', String(count))] : [];
  const { htmlLang } = site.index.config.locales.find(({ code }) => code === locale) ?? {};
  return new Intl.ListFormat(htmlLang).format([...names.slice(0, mostNames), ...more]);
}

function contentsOf(site: Site, { entries }: TabContent, locale: Locale): ContentsEntry[] {
  const { words } = site.inLocale(locale);
  return entries.map((entry) => ({
    id: entry.slug,
    text: entry.name,
    ...(entry.plan && { plan: entry.plan }),
    children: tabSectionsOf(entry).map(({ id, key }) => ({
      id,
      text: words.get(key),
      children: [],
    })),
  }));
}
