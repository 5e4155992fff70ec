import type { EmotionCache } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { darkStylesOf } from 'engine/features/demos/dark-styles.node.ts';
import { DemoRoot } from 'engine/features/demos/demo-root.tsx';
import {
  addStyles,
  collectStyles,
  createCollectingCache,
  type DemoStyles,
} from 'engine/features/demos/demo-styles.node.ts';
import { content } from './content.tsx';
import { inputs } from './inputs.tsx';
import { leanStyles } from './lean-styles.ts';
import { navigation } from './navigation.tsx';

/** The components of the gallery as finished HTML, and the styles they need. */
export interface RenderedSamples {
  /** By the name of the component; whatever needs script to show itself is not among them. */
  html: Readonly<Record<string, string>>;
  styles: DemoStyles | undefined;
}

let rendered: RenderedSamples | undefined;

/** Draws the real components that the gallery shows, once for all languages. */
export function renderSamples(): RenderedSamples {
  rendered ??= drawAll();
  return rendered;
}

function drawAll(): RenderedSamples {
  const cache = createCollectingCache('sample');
  const html = Object.entries({ ...inputs, ...content, ...navigation }).map(([name, sample]) => {
    const darkCache = createCollectingCache('sample');
    const [light = '', dark = ''] = [
      <DemoRoot key="light" cache={cache}>
        {sample}
      </DemoRoot>,
      <DemoRoot key="dark" cache={darkCache} drawnIn="dark">
        {sample}
      </DemoRoot>,
    ].map((tree) => renderToStaticMarkup(tree, { identifierPrefix: `${name}-` }));
    addStyles(cache, darkStylesOf({ light, dark, darkCache, host: `[data-sample='${name}']` }));
    return [name, light] as const;
  });
  dropUnused(cache, html.map(([, text]) => text).join(''));
  const styles = collectStyles(cache);
  return {
    html: Object.fromEntries(html),
    styles: styles && { ...styles, css: leanStyles(styles.css) },
  };
}

/** What no element wears was only a step towards what they wear; nothing here ever changes its class. */
function dropUnused(cache: EmotionCache, html: string): void {
  const worn = new Set(html.match(/(?<=\bsample-)[\w-]+/g));
  for (const name of Object.keys(cache.inserted)) {
    if (!worn.has(name)) cache.inserted[name] = true;
  }
}
