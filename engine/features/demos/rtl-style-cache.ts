import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** A fresh style cache that mirrors every style it is given; a key of its own keeps both kinds apart. */
export function createRtlStyleCache(head?: HTMLElement): EmotionCache {
  return createCache({
    key: 'muirtl',
    stylisPlugins: [prefixer, rtlPlugin],
    ...(head && { container: head }),
  });
}
