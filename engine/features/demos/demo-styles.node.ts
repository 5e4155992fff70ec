import { createHash } from 'node:crypto';
import type { EmotionCache } from '@emotion/react';
import { createStyleCache } from './style-cache.ts';

/** The styles of finished demos as one sheet for the head of their page. */
export interface DemoStyles {
  /** Value of `data-emotion`, by which the browser finds the sheet again. */
  names: string;
  css: string;
}

/** A cache that keeps the styles for the head; inside the demo's own markup they would be invalid HTML. */
export function createCollectingCache(name: 'css' | 'frame' | 'sample' = 'css'): EmotionCache {
  const cache = createStyleCache(name);
  cache.compat = true;
  return cache;
}

const addedTo = new WeakMap<EmotionCache, Set<string>>();

/** Puts styles behind all that the demos insert, once. */
export function addStyles(cache: EmotionCache, css: string): void {
  if (css) addedTo.set(cache, (addedTo.get(cache) ?? new Set()).add(css));
}

/** Everything a page's demos inserted into their cache; undefined when they brought no style. */
export function collectStyles(cache: EmotionCache): DemoStyles | undefined {
  const inserted = Object.entries(cache.inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const added = [...(addedTo.get(cache) ?? [])];
  const css = [...inserted.map(([, text]) => text), ...added];
  if (css.length === 0) {
    return undefined;
  }
  // Pages take each other's sheets for the same by these names, so all that a sheet holds has one.
  const names = [cache.key, ...inserted.map(([name]) => name), ...added.map(nameOf)];
  return { names: names.join(' '), css: css.join('') };
}

function nameOf(css: string): string {
  return createHash('sha256').update(css).digest('hex').slice(0, 8);
}
