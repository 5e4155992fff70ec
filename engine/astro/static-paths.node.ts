import path from 'node:path';
import { session } from 'virtual:docs-session';
import type { PageDemos } from '../features/demos/source/demo-sources.ts';
import { buildReportOf } from '../pipeline/finish/build-report.ts';
import { apiFilesOf } from '../pipeline/render/api-files.ts';
import { lineFilesOf } from '../pipeline/render/line-files.ts';
import { currentSite, loadedSite } from './current-site.node.ts';
import { describeRoute } from './describe-route.ts';
import { demoNamesOf, pageDemosOf } from './page-demos.node.ts';
import { pageKeyOf } from './page-key.node.ts';
import { routesOf } from './site-routes.ts';

/** Every address of the site in every language. */
export async function pathsOfSite() {
  const site = await currentSite();
  const routes = routesOf(site);
  // While developing nothing is kept, and a writer does not wait for all other pages.
  const keys = import.meta.env.DEV ? [] : await keysOfPages();
  return routes.map((props, index) => ({
    params: { path: site.hrefOf(props.pathname, props.locale).slice(1, -1) || undefined },
    props,
    cacheKey: keys[index] ?? '',
  }));
}

/** Describes all pages, reports them to the steps after rendering and gives the key of each. */
async function keysOfPages(): Promise<string[]> {
  const loaded = await loadedSite();
  const { site } = loaded;
  const views = routesOf(site).map((route) => describeRoute(site, route));
  session.report = buildReportOf(loaded, views);
  return Promise.all(views.map((view) => pageKeyOf(site, view)));
}

/** The pictures that lie beside pages, each once. */
export async function pathsOfPictures() {
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
export async function pathsOfDemos() {
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

/** Every file of the API reference that programs read, and what browsers ask about versions. */
export async function pathsOfApi() {
  const site = await currentSite();
  return [...apiFilesOf(site), ...lineFilesOf(site)].map(({ href, data }) => ({
    params: { file: href.slice('/api/data/'.length, -'.json'.length) },
    props: { data },
  }));
}
