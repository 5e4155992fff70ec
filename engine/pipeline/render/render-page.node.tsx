import { renderToStaticMarkup } from 'react-dom/server';
import type { ComponentType, ReactNode } from 'react';
import { AdSlot } from '../../features/ads/ad-slot.tsx';
import { DocsProvider } from '../../features/config/docs-provider.tsx';
import type { DemoStyles } from '../../features/demos/demo-styles.node.ts';
import { renderDemo } from '../../features/demos/render-demo.node.tsx';
import type { PageDemos } from '../../features/demos/source/demo-sources.ts';
import { DemoParts } from '../../features/demos/toolbar/demo-parts.tsx';
import { renderIconFinder } from '../../features/icons/render-icon-finder.node.tsx';
import type { PlaygroundComponents } from '../../features/prop-playground/playground-view.ts';
import type { AdConfig } from '../../model/ad-config.ts';
import type { Watermark } from '../../model/docs-config.ts';
import { localizeHtml } from '../../model/html-token.ts';
import type { Block, ContentsEntry, DemoBlock } from '../../model/page.ts';
import type { PageView } from '../../model/page-view.ts';
import { siteFactsOf } from '../../model/site-facts-of.ts';
import { DocsPage } from '../../shell/docs-page.tsx';
import { withIconSprite } from '../../shell/icon-sprite.ts';
import { drawLiveBlocks, type LiveBlock } from './draw-live-blocks.node.ts';
import { renderAnatomy } from './render-anatomy.node.tsx';
import { renderApiExcerpt } from './render-api-excerpt.node.tsx';
import { placeAd } from './place-ad.ts';
import { renderPlayground } from './render-playground.node.ts';
import { hasPage } from '../site/site-index.ts';
import type { Site } from '../site/site.ts';

/** The demos of a page: what is shown of them and what runs. */
export interface DemoSupply {
  sources: PageDemos;
  /** Loads the component of a demo by its name within the site. */
  loadComponent: (id: string) => Promise<ComponentType>;
  /** Address of the sheet with the variables of the demo theme. */
  themeHref: string;
  /** Address of the font of the demo theme. */
  fontHref: string;
  watermark: Watermark | undefined;
  playgrounds: PlaygroundComponents;
  /** Address of the script of a prop playground, by the id of its API entry. */
  playgroundScriptOf: (id: string) => string;
}

/** A finished page: the body of its document and what the head needs for it. */
export interface RenderedPage {
  body: string;
  demoStyles?: DemoStyles;
  /** True when the page runs components of the library, which need the variables of the demo theme. */
  hasDemos?: boolean;
  /** True when the page searches icons, which has a style sheet of its own. */
  hasIcons?: boolean;
}

/** Draws a written page. */
export async function renderPage(
  site: Site,
  view: PageView,
  demos: DemoSupply,
): Promise<RenderedPage> {
  const live = view.blocks.flatMap((block) => liveBlockOf(block, { site, view, demos }) ?? []);
  const drawn = await drawLiveBlocks(live, demos.sources);
  const parts = placeAd(view.blocks, renderAd(site, view)).map((block) => {
    const at = live.findIndex((it) => it.block === block);
    return drawn.html[at] ?? renderBlock(block, site, view);
  });
  const hasDemos = live.length > 0;
  if (hasDemos) parts.push(demoPartsOf(site));
  const { words } = site.inLocale(view.locale);
  const articleHtml = localizeHtml(parts.join(''), {
    translate: (key) => words.get(key),
    hrefOf: (href) => site.hrefOf(href, view.locale),
  });
  return {
    body: renderBody(site, view, <DocsPage view={view} articleHtml={articleHtml} />),
    ...(drawn.styles && { demoStyles: drawn.styles }),
    hasDemos,
    hasIcons: view.blocks.some(({ kind }) => kind === 'icons'),
  };
}

/** The place of the ad, which no page shows before its text; empty where there is none. */
export function renderAd(site: Site, view: PageView): string {
  const value = docsValueOf(site, view);
  if (!value.adConfig) return '';
  return renderToStaticMarkup(<DocsProvider value={value}>{<AdSlot />}</DocsProvider>);
}

/** Draws any tree of the shell, with the words of the reader's language and the icons it uses. */
export function renderBody(site: Site, view: PageView, tree: ReactNode): string {
  const value = docsValueOf(site, view);
  return withIconSprite(renderToStaticMarkup(<DocsProvider value={value}>{tree}</DocsProvider>));
}

function docsValueOf(site: Site, view: PageView) {
  const { words } = site.inLocale(view.locale);
  return {
    locale: view.locale,
    translate: (key: string) => words.get(key),
    ...adConfigOf(site, view),
  };
}

/* Own ads lead to pages of the reader's language. */
function adConfigOf(site: Site, { locale }: PageView): { adConfig?: AdConfig } {
  const { ads } = site.index.config;
  if (!ads) return {};
  const inHouse = ads.inHouse.map((ad) => ({ ...ad, link: site.hrefOf(ad.link, locale) }));
  return { adConfig: { ...ads, inHouse, supportHref: site.hrefOf(ads.supportHref, locale) } };
}

interface BlockContext {
  site: Site;
  view: PageView;
  demos: DemoSupply;
}

/** A demo or playground; undefined for blocks that run nothing. */
function liveBlockOf(block: Block, context: BlockContext): LiveBlock | undefined {
  if (block.kind === 'demo') return liveDemoOf(block, context);
  if (block.kind !== 'playground') return undefined;
  const { site, view, demos } = context;
  return {
    block,
    key: JSON.stringify(block),
    draw: (cache) => {
      const { playgrounds: components, playgroundScriptOf: scriptOf } = demos;
      return renderPlayground(block, { site, view, cache, components, scriptOf });
    },
  };
}

function liveDemoOf(block: DemoBlock, { view, demos }: BlockContext): LiveBlock {
  const id = `${view.folder}/demos/${block.name}`;
  const named = !view.contents.some((entry) => hasId(entry, block.name));
  const first = view.blocks.find(({ kind }) => kind === 'demo') === block;
  return {
    block,
    key: JSON.stringify([block, named, first]),
    draw: async (cache) => {
      const sources = demos.sources[block.name];
      if (!sources) throw new Error(`The demo ${id} was not compiled.`);
      const component = await demos.loadComponent(id);
      const { themeHref, fontHref, watermark } = demos;
      const supply = { component, sources, cache, themeHref, fontHref, watermark };
      return renderDemo({ block, id, named, first, ...supply });
    },
  };
}

function renderBlock(block: Block, site: Site, view: PageView): string {
  switch (block.kind) {
    case 'html':
      return block.html;
    case 'demo':
    case 'playground':
      throw new Error('Running blocks are drawn together.');
    case 'api':
      return renderApiExcerpt(site, view, block);
    case 'anatomy':
      return renderAnatomy(site, view, block);
    case 'icons':
      if (!site.icons) throw new Error('The icons were not prepared.');
      return renderIconFinder(site.icons, view.htmlLang);
  }
}

function hasId(entry: ContentsEntry, id: string): boolean {
  return entry.id === id || entry.children.some((child) => hasId(child, id));
}

function demoPartsOf({ index }: Site): string {
  const { repository } = index.config;
  const { href = '', branch = '', contentPath = '' } = repository ?? {};
  const links = repository && {
    sourceHref: `${href}/blob/${branch}/${contentPath}`,
    issuesHref: `${href}/issues/new`,
  };
  const { playground } = siteFactsOf(index.config);
  const playgroundHref = hasPage(index, playground) ? `${playground}/` : undefined;
  const { themeStudio } = index.config;
  return renderToStaticMarkup(
    <DemoParts {...links} playgroundHref={playgroundHref} studioHref={themeStudio} />,
  );
}
