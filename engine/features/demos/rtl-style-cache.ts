import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** A fresh style cache that mirrors every style it is given; a key of its own keeps both kinds apart. */
export function createRtlStyleCache(head?: HTMLElement): EmotionCache {
  const cache = createCache({
    key: 'muirtl',
    stylisPlugins: [prefixer, rtlPlugin],
    ...(head && { container: head }),
  });
  // No server draws mirrored styles: Emotion need not warn of selectors of the library that are unsafe there.
  cache.compat = true;
  return cache;
}
