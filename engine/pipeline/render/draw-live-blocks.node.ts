import {
  collectStyles,
  createCollectingCache,
  type DemoStyles,
} from '../../features/demos/demo-styles.node.ts';
import type { PageDemos } from '../../features/demos/source/demo-sources.ts';
import type { EmotionCache } from '@emotion/react';
import type { Block } from '../../model/page.ts';

/** A part of a page that runs components, and how it is drawn; parts with the same key look the same. */
export interface LiveBlock {
  block: Block;
  key: string;
  draw: (cache: EmotionCache) => Promise<string> | string;
}

/** The running parts of a page as HTML with tokens for words, and the styles that all of them share. */
export interface DrawnBlocks {
  html: readonly string[];
  styles: DemoStyles | undefined;
}

/* Texts of all languages stand round the same demos, and drawing those is most of the work. */
const drawnBefore = new WeakMap<PageDemos, Map<string, Promise<DrawnBlocks>>>();

/** Draws the running parts of a page in their order, or finds them as they were drawn for another language. */
export function drawLiveBlocks(
  blocks: readonly LiveBlock[],
  sources: PageDemos,
): Promise<DrawnBlocks> {
  const known = drawnBefore.get(sources) ?? new Map<string, Promise<DrawnBlocks>>();
  drawnBefore.set(sources, known);
  const key = blocks.map((it) => it.key).join('\n');
  const drawn = known.get(key) ?? drawAll(blocks);
  known.set(key, drawn);
  return drawn;
}

async function drawAll(blocks: readonly LiveBlock[]): Promise<DrawnBlocks> {
  const cache = createCollectingCache();
  const html: string[] = [];
  for (const { draw } of blocks) html.push(await draw(cache));
  return { html, styles: collectStyles(cache) };
}
