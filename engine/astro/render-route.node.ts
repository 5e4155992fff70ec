import { components as playgrounds } from 'virtual:playground-components';
import { session } from 'virtual:docs-session';
import { screens } from '#site/screens/screens.tsx';
import type { PageView } from '../model/page-view.ts';
import { siteFactsOf } from '../model/site-facts-of.ts';
import { developedPlayground } from '../pipeline/bundle/playground-chunks.node.ts';
import { renderApi } from '../pipeline/render/render-api.node.tsx';
import {
  renderBody,
  renderPage,
  type DemoSupply,
  type RenderedPage,
} from '../pipeline/render/render-page.node.tsx';
import type { Site } from '../pipeline/site/site.ts';
import { currentSite } from './current-site.node.ts';
import { demoFont, demoThemeName } from './demo-theme-sheet.node.ts';
import { describeRoute } from './describe-route.ts';
import { loadDemo } from './load-demo.ts';
import { demosOfRoute } from './page-demos.node.ts';
import type { RouteProps } from './site-routes.ts';

/** A page as the layout needs it. */
export interface RenderedRoute extends RenderedPage {
  view: PageView;
  /** True for the page that takes nothing from the reader's display settings. */
  isPlayground?: boolean;
  /** True for the pages of the site's own making, which have a style sheet in common. */
  isScreen?: boolean;
  /** Address of a style sheet that only this page needs. */
  sheet?: string | undefined;
}

/** Draws the page of a route. */
export async function renderRoute(props: RouteProps): Promise<RenderedRoute> {
  const site = await currentSite();
  const view = describeRoute(site, props);
  if (screens.has(props.pathname)) {
    const { content, ...needs } = screens.render(site, view);
    const body = renderBody(site, view, content);
    const isPlayground = props.pathname === siteFactsOf(site.index.config).playground;
    const sheet = screens.sheetOf(props.pathname);
    return { view, body, isScreen: true, sheet, isPlayground, ...needs };
  }
  return { view, ...(await renderWritten(site, view)) };
}

/** Draws the page for missing addresses in the default language. */
export async function renderMissing(): Promise<RenderedRoute> {
  const { localeCodes } = await currentSite();
  return renderRoute({ pathname: '/404', locale: localeCodes[0] ?? '' });
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
    watermark: site.index.config.watermark,
    playgrounds,
    playgroundScriptOf: (id) => session.playgroundScripts.get(id) ?? developedPlayground(id),
  };
}
