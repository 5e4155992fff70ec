import type { EmotionCache } from '@emotion/react';
import type { ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { htmlToken } from '../../model/html-token.ts';
import type { Watermark } from '../../model/docs-config.ts';
import type { DemoBlock, DemoCode as DemoCodeState } from '../../model/page.ts';
import { darkStylesOf } from './dark-styles.node.ts';
import { DemoCode } from './demo-code.node.tsx';
import { DemoFrame } from './demo-frame.tsx';
import { DemoIframe } from './demo-iframe.tsx';
import { DemoRoot } from './demo-root.tsx';
import { addStyles, collectStyles, createCollectingCache } from './demo-styles.node.ts';
import { frameDocument } from './frame-document.node.ts';
import type { DemoSources } from './source/demo-sources.ts';
import { isShort } from './source/is-short.ts';
import { DemoBar } from './toolbar/demo-bar.tsx';

/** A demo that a page asks for, with everything it is drawn from. */
export interface DemoRequest {
  block: DemoBlock;
  /** Name of the demo within the site, e.g. `tree-view/overview/demos/project-files`. */
  id: string;
  /** The name of the demo is free as an id on its page. */
  named: boolean;
  /** No other demo of its page stands before it. */
  first: boolean;
  component: ComponentType;
  sources: DemoSources;
  cache: EmotionCache;
  /** Address of the sheet with the variables of the demo theme. */
  themeHref: string;
  /** Address of the font of the demo theme. */
  fontHref: string;
  watermark: Watermark | undefined;
}

/** Height of a frame when the page asks for none. */
const frameHeight = 400;

/** A demo as finished HTML; its words are tokens and its styles stay in the cache. */
export function renderDemo(request: DemoRequest): string {
  const { block, id, named, first, sources } = request;
  const stylings = ['system', ...Object.keys(sources.stylings ?? {})];
  return renderToStaticMarkup(
    <DemoFrame
      block={block}
      id={id}
      named={named}
      first={first}
      script={sources.script ?? ''}
      needs={sources.needs ?? []}
      stylings={stylings}
      stageHtml={block.frame === 'iframe' ? renderFrame(request) : renderStage(request)}
    >
      {block.toolbar !== false && <DemoTools {...request} stylings={stylings} />}
    </DemoFrame>,
  );
}

function DemoTools(request: DemoRequest & { stylings: readonly string[] }) {
  const { block, sources, stylings } = request;
  const { name } = block;
  const state = codeStateOf(request);
  const preview = state === 'closed' ? undefined : sources.preview;
  const codeId = `${name}-code`;
  return (
    <>
      <DemoBar
        codeId={codeId}
        expanded={state === 'open'}
        preview={preview !== undefined}
        edit={block.edit !== false}
        stylings={stylings}
      />
      {watermarkOf(request) && <p className="demo__license">{htmlToken('demo.noLicenseKey')}</p>}
      <DemoCode
        id={codeId}
        html={sources.html[`${name}.tsx`] ?? ''}
        lines={sources.ts.trimEnd().split('\n').length}
        files={[`${name}.tsx`, ...Object.keys(sources.files)]}
        mostFiles={mostFilesOf(sources)}
        state={state}
        indent={preview?.indent}
      />
    </>
  );
}

/** A page begins with code to read; further down only what is short or has a preview shows at once. */
function codeStateOf({ block, sources, first }: DemoRequest): DemoCodeState {
  if (block.code === 'open' || block.code === 'closed') return block.code;
  if (sources.preview) return 'preview';
  return first || isShort(sources.ts) ? 'open' : 'closed';
}

function mostFilesOf(sources: DemoSources): number {
  const all = [sources, ...Object.values(sources.stylings ?? {})];
  return 1 + Math.max(...all.map(({ files }) => Object.keys(files).length));
}

/** The items of a tree have no ids of their own before it is hydrated: two demos of a page would share them. */
const unfinishedIds = / id="-[^"]*"/g;

/** Links of a demo stay as its code writes them: as a page gets its language, only plain slashes are seen. */
const siteLinks = /(<a\s(?:[^>]*\s)?href=")\//g;

function watermarkOf({ sources, watermark }: DemoRequest): Watermark | undefined {
  return Object.keys(sources.versions).some((it) => watermark?.packages.test(it))
    ? watermark
    : undefined;
}

function renderStage(request: DemoRequest): string {
  const { component: Demo, cache, block, id, sources } = request;
  const darkCache = createCollectingCache(cache.key === 'frame' ? 'frame' : 'css');
  const [light = '', dark = ''] = [
    <DemoRoot key="light" cache={cache}>
      <Demo />
    </DemoRoot>,
    <DemoRoot key="dark" cache={darkCache} drawnIn="dark">
      <Demo />
    </DemoRoot>,
  ].map((tree) => renderToString(tree, { identifierPrefix: block.name }));
  const host = block.frame === 'iframe' ? '[data-frame-root]' : `[data-demo='${id}']`;
  addStyles(cache, sources.css ?? '');
  addStyles(cache, watermarkOf(request)?.css ?? '');
  addStyles(cache, darkStylesOf({ light, dark, darkCache, host }));
  const html = light.replace(siteLinks, '$1&#x2f;');
  // React compares the two only while a page is developed.
  return process.env['NODE_ENV'] === 'development' ? html : html.replace(unfinishedIds, '');
}

function renderFrame(request: DemoRequest): string {
  const cache = createCollectingCache('frame');
  const html = renderStage({ ...request, cache });
  const { block, sources, themeHref, fontHref } = request;
  return renderToStaticMarkup(
    <DemoIframe
      title={sources.title}
      height={block.height ?? frameHeight}
      document={frameDocument({
        title: sources.title,
        html,
        styles: collectStyles(cache),
        themeHref,
        fontHref,
      })}
    />,
  );
}
