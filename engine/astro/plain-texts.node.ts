import { llmsTexts, type LlmsText } from '../pipeline/render/llms.ts';
import { markdownPageOf } from '../pipeline/describe/markdown-page.ts';
import { referenceMarkdown, writtenMarkdown } from '../pipeline/render/markdown-body.ts';
import { renderMarkdown } from '../pipeline/render/render-markdown.ts';
import type { Site } from '../pipeline/site/site.ts';
import { localePrefixOf } from '../model/href.ts';
import { markdownPathOf } from '../model/markdown-path.ts';
import type { PageView } from '../model/page-view.ts';
import { currentSite } from './current-site.node.ts';
import { describeRoute } from './describe-route.ts';
import { demosOfRoute } from './page-demos.node.ts';
import { routesOf, type RouteProps } from './site-routes.ts';
import { screens } from '#site/screens/screens.tsx';

/** Pages and lists of pages ask for the same texts. */
const texts = new Map<string, Promise<string>>();

/** Every page that has a text of its own, as Astro's routes for Markdown. */
export async function pathsOfMarkdown() {
  const site = await currentSite();
  return textRoutes(site).map((props) => ({
    params: { path: pathOf(site, props).slice(1, -'.md'.length) },
    props,
  }));
}

/** The Markdown of a page. */
export async function markdownOf(props: RouteProps): Promise<string> {
  const site = await currentSite();
  return textOf(site, describeRoute(site, props));
}

/** Every list of pages for programs, as Astro's routes for plain text. */
export async function pathsOfTexts() {
  const site = await currentSite();
  const lists = await Promise.all(site.localeCodes.map((locale) => listsIn(site, locale)));
  return lists.flat().map(({ path, text }) => ({
    params: { file: path.slice(1, -'.txt'.length) },
    props: { text },
  }));
}

/** The page for missing addresses has no text. */
function textRoutes(site: Site): RouteProps[] {
  return routesOf(site).filter(({ pathname }) => pathname !== '/404');
}

function pathOf(site: Site, { pathname, locale }: RouteProps): string {
  return markdownPathOf(site.hrefOf(pathname, locale));
}

async function listsIn(site: Site, locale: string): Promise<LlmsText[]> {
  const views = textRoutes(site)
    .filter((route) => route.locale === locale)
    .map((route) => describeRoute(site, route));
  const written = new Map(
    await Promise.all(views.map(async (view) => [view.href, await textOf(site, view)] as const)),
  );
  return llmsTexts({
    config: site.index.config,
    prefix: localePrefixOf(locale, { locales: site.localeCodes }),
    pages: views.map((view) => markdownPageOf(site, view)),
    textOf: ({ href }) => written.get(href) ?? '',
    translate: (key) => site.inLocale(locale).words.get(key),
  });
}

function textOf(site: Site, view: PageView): Promise<string> {
  const known = import.meta.env.DEV ? undefined : texts.get(view.href);
  const text = known ?? bodyOf(site, view).then((body) => renderMarkdown(view, body));
  texts.set(view.href, text);
  return text;
}

async function bodyOf(site: Site, view: PageView): Promise<string> {
  const api = site.index.api.get(view.pathname);
  if (api) return referenceMarkdown(site, view, api);
  return screens.has(view.pathname)
    ? screens.markdownOf(site, view)
    : writtenMarkdown(site, view, await demosOfRoute(site, view.pathname));
}
