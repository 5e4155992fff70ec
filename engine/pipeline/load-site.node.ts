import path from 'node:path';
import type { DocsConfig } from '../model/docs-config.ts';
import type { Locale } from '../model/locale.ts';
import type { NavItem } from '../model/navigation.ts';
import type { Problem } from '../model/problem.ts';
import type { Product } from '../model/product.ts';
import { hrefOf } from '../model/href.ts';
import { createTranslate, type Dictionary } from '../model/translate.ts';
import { loadApiData } from './compile/api-data.node.ts';
import { loadApiHistory } from './load/api-history.node.ts';
import { withApiRoutes } from './site/api-routes.ts';
import { apiUsesOf } from './site/api-uses.ts';
import { checkApi } from './check/check-api.ts';
import { checkDemoSources } from './check/check-demo-sources.ts';
import { checkDemos } from './check/check-demos.ts';
import { checkIcons } from './check/check-icons.ts';
import { checkPackages } from './check/check-packages.ts';
import { checkSite } from './check/check-site.ts';
import { compileSite } from './compile/compile-site.node.ts';
import { describeNavigation } from './describe/describe-navigation.ts';
import { loadDocumentedMajors } from './load/documented-majors.node.ts';
import { loadIcons } from './compile/icon-data.node.ts';
import { loadContent } from './load/load-content.node.ts';
import { loadDemoTexts } from './load/load-demo-texts.node.ts';
import { createPageCache } from './compile/page-cache.node.ts';
import { findPackageVersion, packageVersionOf } from './load/package-version.node.ts';
import { releaseDateOf } from './load/release-date.node.ts';
import { createSiteIndex, defaultLocaleOf, hasPage, type SiteIndex } from './site/site-index.ts';
import type { LoadedSite, Site, SiteInLocale } from './site/site.ts';
import { readTextFile, type ReadText } from './load/text-memory.node.ts';
import { createWords } from './site/words.ts';

/** Where a site lies and what it consists of besides its texts. */
export interface SiteSource {
  config: DocsConfig;
  dictionaries: Readonly<Record<Locale, Dictionary>>;
  /** Where complaints about missing words go. */
  warn: (message: string) => void;
  /** Folder that holds `content/`. */
  siteDir: string;
  /** Gives the date of the last change by absolute file name. */
  loadDates: (dir: string) => Promise<ReadonlyMap<string, string>>;
  /** Digest of the compiler's own sources. */
  compilerVersion: string;
  /** File with the data of the API reference, from `prepareApiData`; absent when the site has none. */
  apiFile?: string;
  /** Folder with the icons, from `prepareIcons`; absent when the site has none. */
  iconsDir?: string | undefined;
  /** Gives the canonical pathnames of the pages drawn by screens. */
  screensOf: (apiHistory: Site['apiHistory']) => readonly string[];
  /** How texts and demos are read: while developing, only those that changed. */
  readText?: ReadText;
  /** Says of a content folder whether its demos are checked against the API reference; without it, all are. */
  checksDemosOf?: (folder: string) => boolean;
}

/** Runs the first half of a page's journey for all pages: load, compile, check. */
export async function loadSite(source: SiteSource): Promise<LoadedSite> {
  const { config, siteDir, readText = readTextFile, checksDemosOf = () => true } = source;
  const contentDir = path.join(siteDir, 'content');
  const [content, cache, updated, majors, api, icons, apiHistory] = await Promise.all([
    loadContent(contentDir, defaultLocaleOf(config), readText),
    createPageCache(path.join(siteDir, '.cache/pages')),
    source.loadDates(contentDir),
    loadDocumentedMajors(siteDir),
    source.apiFile === undefined ? undefined : loadApiData(source.apiFile),
    loadIcons(source.iconsDir),
    loadApiHistory(siteDir),
  ]);
  const compiledSite = await compileSite(content.sources, {
    cache,
    compilerVersion: source.compilerVersion,
    majors,
    defaultLocale: defaultLocaleOf(config),
    api: api && { data: api, digest: path.basename(source.apiFile ?? '') },
  });
  const { pages, compiled, reused } = compiledSite;
  const index = withApiRoutes(
    createSiteIndex(config, pages, new Set(source.screensOf(apiHistory))),
    api,
  );
  const demoTexts = await loadDemoTexts(contentDir, content.demos, readText);
  const checkedDemos = new Map([...demoTexts].filter(([folder]) => checksDemosOf(folder)));
  const problems = [
    ...compiledSite.problems,
    ...checkSite(index, pages, content.demos),
    ...checkApi(index, pages),
    ...checkDemos(index, checkedDemos),
    ...checkDemoSources(index, pages, demoTexts),
    ...checkIcons(pages, icons !== undefined),
    ...checkPackages(pages, (name) => findPackageVersion(name, siteDir) !== undefined),
  ];
  const uses = apiUsesOf(index, demoTexts);
  const { claims } = content;
  const site = createSite(source, index, { updated, uses, claims, icons, apiHistory });
  return {
    site,
    problems: problems.map((problem) => relative(problem, siteDir)),
    compiled,
    reused,
  };
}

function createSite(
  source: SiteSource,
  index: SiteIndex,
  {
    updated,
    uses,
    claims,
    icons,
    apiHistory,
  }: Pick<Site, 'updated' | 'claims' | 'icons' | 'apiHistory'> & { uses: Site['apiUses'] },
): Site {
  const { config, siteDir } = source;
  const localeCodes = config.locales.map(({ code }) => code);
  const byLocale = new Map<Locale, SiteInLocale>();
  const written = writtenByNavigation(index);
  const firsts = new Map<string, string>();
  const released = new Map<string, string | undefined>();
  return {
    dir: siteDir,
    index,
    apiUses: uses,
    apiHistory,
    updated,
    claims,
    icons,
    localeCodes,
    hrefOf: (pathname, locale) => hrefOf(pathname, locale, { locales: localeCodes }),
    inLocale(locale) {
      const known = byLocale.get(locale) ?? createSiteInLocale(source, index, locale);
      byLocale.set(locale, known);
      return known;
    },
    packageVersion: (name) => packageVersionOf(name, siteDir),
    releaseDate(name) {
      if (!released.has(name)) {
        released.set(name, releaseDateOf(name, packageVersionOf(name, siteDir), siteDir));
      }
      return released.get(name);
    },
    versionOf: (product) => (product ? packageVersionOf(product.packageName, siteDir) : ''),
    firstWritten(product) {
      const first = firsts.get(product.id) ?? firstWritten(index, product);
      firsts.set(product.id, first);
      return first;
    },
    writtenItems: ({ id }) => written.get(id) ?? [],
  };
}

/** One list per navigation, so that what is found out about it can be kept. */
function writtenByNavigation(index: SiteIndex): Map<string, readonly NavItem[]> {
  return new Map(
    index.config.navigations.map(({ id }) => [
      id,
      index.leaves
        .filter(({ item, navigation }) => navigation.id === id && hasPage(index, item.pathname))
        .map(({ item }) => item),
    ]),
  );
}

/** The product's own first page, else any page of it, else the first page of its navigation. */
function firstWritten(index: SiteIndex, { id, pathname, navigation }: Product): string {
  const routes = [...index.routes.values()];
  const found =
    index.routes.get(pathname) ??
    routes.find((route) => route.product.id === id) ??
    routes.find((route) => route.navigation.id === navigation);
  return found?.pathname ?? '/';
}

function createSiteInLocale(
  { config, dictionaries, warn }: SiteSource,
  index: SiteIndex,
  locale: Locale,
): SiteInLocale {
  // A language without any words is named once and read in the default one.
  const isMissing = !Object.hasOwn(dictionaries, locale);
  if (isMissing) warn(`Missing language: ${locale}.`);
  const translate = createTranslate({
    dictionaries: isMissing ? { ...dictionaries, [locale]: {} } : dictionaries,
    defaultLocale: defaultLocaleOf(config),
    warn: isMissing ? () => undefined : warn,
    error: warn,
  });
  const words = createWords(translate, locale);
  const locales = config.locales.map(({ code }) => code);
  const navigations = new Map(
    config.navigations.map((navigation) => [
      navigation.id,
      describeNavigation(navigation, {
        index,
        words,
        hrefOf: (pathname) => hrefOf(pathname, locale, { locales }),
      }),
    ]),
  );
  return { words, navigations };
}

function relative(problem: Problem, siteDir: string): Problem {
  const { file } = problem;
  return path.isAbsolute(file)
    ? { ...problem, file: path.relative(path.dirname(siteDir), file) }
    : problem;
}
