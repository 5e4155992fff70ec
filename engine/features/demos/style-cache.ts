import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * A fresh style cache. Demos in frames have names of their own, because a cache takes hold of
 * all finished styles of the page that bear its name; theirs go into the head of the frame.
 * So have samples, which never come to life and bring only the styles they show.
 */
export function createStyleCache(
  name: 'css' | 'frame' | 'sample' = 'css',
  frameHead?: HTMLElement,
): EmotionCache {
  return createCache({ key: name, ...(frameHead && { container: frameHead }) });
}
