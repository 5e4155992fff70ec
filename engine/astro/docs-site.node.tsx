import path from 'node:path';
import { apiFilesOf, type ApiFile } from '../pipeline/render/api-files.ts';
import { findEntry } from '../pipeline/site/api-routes.ts';
import { contentVersion, whenContentChanges } from '../pipeline/load/content-version.node.ts';
import { loadGitDates } from '../pipeline/load/git-dates.node.ts';
import { digestOf } from '../pipeline/compile/page-cache.node.ts';
import { describeApi, describeEntry } from '../pipeline/describe/describe-api.ts';
import { describePage } from '../pipeline/describe/describe-page.ts';
import { formatProblems } from '../pipeline/check/format-problems.ts';
import { lineFilesOf } from '../pipeline/render/line-files.ts';
import { loadSite } from '../pipeline/load-site.node.ts';
import { renderApi } from '../pipeline/render/render-api.node.tsx';
import {
  renderBody,
  renderPage,
  type DemoSupply,
  type RenderedPage,
} from '../pipeline/render/render-page.node.tsx';
import { saveReport } from '../pipeline/finish/build-report.node.ts';
import { saveSearchRecords } from '../pipeline/finish/search-index.node.ts';
import { searchRecordsOf } from '../pipeline/finish/search-records.ts';
import type { LoadedSite, Site } from '../pipeline/site/site.ts';
import { createTextMemory } from '../pipeline/load/text-memory.node.ts';
import type { SearchRecord } from '../features/search/index/search-record.ts';
import type { PageDemos } from '../features/demos/source/demo-sources.ts';
import type { Locale } from '../model/locale.ts';
import type { Block } from '../model/page.ts';
import type { PageView } from '../model/page-view.ts';
import type { Dictionary } from '../model/translate.ts';
import { components as playgrounds } from 'virtual:playground-components';
import { docsConfig } from '#site/docs.config.ts';
import { screens } from '#site/screens/screens.tsx';
import { demoFont, demoThemeName } from './demo-theme-sheet.node.ts';
import { loadDemo } from './load-demo.ts';
import { demoNamesOf, pageDemosOf } from './page-demos.node.ts';

/** Which page a route shows. */
export interface RouteProps {
  pathname: string;
  locale: Locale;
}

/** A page as the layout needs it. */
export interface RenderedRoute extends RenderedPage {
  view: PageView;
  /** Address of a style sheet that only this page needs. */
  sheet?: string | undefined;
}

const siteDir = import.meta.env['SITE_DIR'] as string;
const dictionaryFiles = import.meta.glob<Dictionary>('#site/translations/*.json', {
  eager: true,
  import: 'default',
});
const dictionaries = Object.fromEntries(
  Object.entries(dictionaryFiles).map(([file, words]) => [file.slice(-7, -5), words]),
);

const texts = createTextMemory();
let loading: Promise<LoadedSite> | undefined;
let loadedVersion = 0;

/** The site, read once per build; while developing it is read again after each edit. */
export async function currentSite(): Promise<Site> {
  if (!loading || loadedVersion !== contentVersion()) {
    loadedVersion = contentVersion();
    loading = load();
  }
  return (await loading).site;
}

async function load(): Promise<LoadedSite> {
  const loaded = await loadSite({
    config: docsConfig,
    dictionaries,
    siteDir,
    screensOf: screens.pathnamesOf,
    readText: texts.read,
    apiFile: import.meta.env['API_FILE'] as string,
    iconsDir: (import.meta.env['ICONS_DIR'] as string) || undefined,
    // Dates cost a walk through the whole history: a writer does not wait for them.
    loadDates: import.meta.env.DEV ? () => Promise.resolve(new Map()) : loadGitDates,
    compilerVersion: import.meta.env['COMPILER_VERSION'] as string,
    warn: (message) => {
      // eslint-disable-next-line no-console -- a missing word is for the author's terminal
      console.warn(message);
    },
  });
  if (loaded.problems.length > 0) {
    throw new Error(formatProblems(loaded.problems));
  }
  return loaded;
}

// A saved text is read while the open pages ask for it; its mistakes are told to those that do.
if (import.meta.env.DEV) {
  whenContentChanges((file) => {
    texts.forget(file);
    currentSite().catch(() => undefined);
  });
}

/** Every address of the site in every language, for Astro's static routes. */
export async function pathsOfSite() {
  const site = await currentSite();
  const routes = routesOf(site);
  // While developing nothing is kept, and a writer does not wait for all other pages.
  const keys = import.meta.env.DEV ? [] : await keysOfRoutes(site, routes);
  return routes.map((props, index) => ({
    params: { path: site.hrefOf(props.pathname, props.locale).slice(1, -1) || undefined },
    props,
    cacheKey: keys[index] ?? '',
  }));
}

async function keysOfRoutes(site: Site, routes: readonly RouteProps[]): Promise<string[]> {
  const views = routes.map((route) => describe(site, route));
  if (loading) {
    await saveReport(siteDir, { loaded: await loading, views });
    await saveSearchRecords(siteDir, recordsByLocale(site, views));
  }
  return Promise.all(
    views.map(async (view) =>
      cacheKeyOf(view, [
        await demosOfRoute(site, view.pathname),
        apiShownBy(site, view),
        iconsShownBy(site, view),
      ]),
    ),
  );
}

function recordsByLocale(site: Site, views: readonly PageView[]): Record<Locale, SearchRecord[]> {
  return Object.fromEntries(
    site.localeCodes.map((code) => [
      code,
      searchRecordsOf(
        site,
        views.filter(({ locale }) => locale === code),
      ),
    ]),
  );
}

/** All pages in all languages. */
export function routesOf(site: Site): RouteProps[] {
  return site.localeCodes.flatMap((locale) =>
    pathnamesIn(site, locale).map((pathname) => ({ pathname, locale })),
  );
}

/** The pictures that lie beside pages, each once. */
export async function picturesOfSite() {
  const { index } = await currentSite();
  const pictures = [...index.routes.values()]
    .flatMap(({ pages }) => [...pages.values()])
    .flatMap((page) => page.pictures ?? []);
  const files = new Map(pictures.map(({ src, file }) => [src, file]));
  return [...files].map(([src, file]) => ({
    params: { name: path.basename(src, '.webp') },
    props: { file },
  }));
}

/** The content folders of pages with demos; each gets a file with what its demos are made of. */
export async function foldersWithDemos() {
  const { index } = await currentSite();
  return [...index.routes.values()]
    .filter((route) => demoNamesOf(route).length > 0)
    .map((route) => ({ params: { folder: route.item.folder } }));
}

/** What the demos of a content folder are made of. */
export async function demosOfFolder(folder: string): Promise<PageDemos> {
  const site = await currentSite();
  const route = [...site.index.routes.values()].find(({ item }) => item.folder === folder);
  return route ? pageDemosOf(site, route) : {};
}

/** The demos of the page at a pathname. */
export async function demosOfRoute(site: Site, pathname: string): Promise<PageDemos> {
  const route = site.index.routes.get(pathname);
  return route ? pageDemosOf(site, route) : {};
}

/** The API reference for programs, and what browsers ask about versions. */
export async function apiFiles(): Promise<ApiFile[]> {
  const site = await currentSite();
  return [...apiFilesOf(site), ...lineFilesOf(site)];
}

/** Draws the page of a route. */
export async function renderRoute(props: RouteProps): Promise<RenderedRoute> {
  const site = await currentSite();
  const view = describe(site, props);
  const rendered = screens.has(props.pathname)
    ? renderScreen(site, view)
    : await renderWritten(site, view);
  return { view, ...rendered };
}

function renderScreen(site: Site, view: PageView): Omit<RenderedRoute, 'view'> {
  const { content, ...needs } = screens.render(site, view);
  return { body: renderBody(site, view, content), sheet: screens.sheetOf(view.pathname), ...needs };
}

async function renderWritten(site: Site, view: PageView): Promise<RenderedPage> {
  const api = site.index.api.get(view.pathname);
  return api
    ? renderApi(site, view, api)
    : renderPage(site, view, await supplyOf(site, view.pathname));
}

async function supplyOf(site: Site, pathname: string): Promise<DemoSupply> {
  return {
    sources: await demosOfRoute(site, pathname),
    loadComponent: loadDemo,
    themeHref: `/theme/${demoThemeName}.css`,
    fontHref: demoFont,
    watermarked: process.env['MUI_LICENSE_KEY'] ? undefined : /^@mui\/x-.*-(?:pro|premium)$/,
    playgrounds,
  };
}

/** The default language's page for missing addresses has a file of its own; the others stand below their prefix. */
function pathnamesIn(site: Site, locale: Locale): string[] {
  const missing = locale === site.localeCodes[0] ? [] : ['/404'];
  const { routes, api, screens } = site.index;
  return [...screens, ...missing, ...routes.keys(), ...api.keys()];
}

/** Makes the view of any page. */
export function describe(site: Site, { pathname, locale }: RouteProps): PageView {
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

/** The entries of the API reference that a page shows, whole or in part. */
function apiShownBy(site: Site, view: PageView): unknown[] {
  const { entry, tab } = site.index.api.get(view.pathname) ?? {};
  const inText = view.blocks.flatMap((block) =>
    entryNamesOf(block).flatMap((name) => findEntry(site.index, name, view.folder) ?? []),
  );
  return [...(entry ? [entry] : (tab?.entries ?? [])), ...inText].map((it) =>
    describeEntry(site, it, view.locale),
  );
}

/** The icons that a page draws. */
function iconsShownBy({ icons }: Site, { blocks }: PageView): unknown {
  return blocks.some(({ kind }) => kind === 'icons') ? icons : null;
}

function entryNamesOf(block: Block): string[] {
  if (block.kind === 'api') return [block.name];
  return block.kind === 'playground' || block.kind === 'anatomy' ? [block.component] : [];
}

const digests = new WeakMap<object, string>();

/** Digest of everything a page shows; the tree it shares with other pages is digested once. */
function cacheKeyOf({ navigation, ...view }: PageView, shown: readonly unknown[]): string {
  const nodes = navigation?.nodes ?? [];
  const tree = digests.get(nodes) ?? digestOf(JSON.stringify(nodes));
  digests.set(nodes, tree);
  const rest = [navigation?.parents ?? [], view, shown].map((part) => JSON.stringify(part));
  return digestOf(tree, ...rest);
}
