import type { EmotionCache } from '@emotion/cache';
import { useEffect, useState } from 'react';
import type { DisplaySettings } from '../settings/display-settings.ts';
import { createStyleCache } from './style-cache.ts';

type Direction = DisplaySettings['direction'];

interface DirectedStyles {
  cache: EmotionCache;
  direction: Direction;
  /** False while the mirroring styles are on their way. */
  isReady: boolean;
}

/** The style cache for a direction. Until the mirroring styles are there, it is the one for left to right, and says so. */
export function useStyleCache(wanted: Direction, head?: HTMLElement): DirectedStyles {
  const mirrored = useRtlCache(wanted, head);
  return mirrored
    ? { cache: mirrored, direction: wanted, isReady: true }
    : {
        cache: ltrCacheOf(head),
        direction: 'ltr',
        isReady: wanted === 'ltr' || mirrored === null,
      };
}

const ltrCaches = new WeakMap<HTMLElement, EmotionCache>();

function ltrCacheOf(head = document.head): EmotionCache {
  const cache = ltrCaches.get(head) ?? createLtrCache(head);
  ltrCaches.set(head, cache);
  return cache;
}

function createLtrCache(head: HTMLElement): EmotionCache {
  return head === document.head ? createStyleCache() : createStyleCache('frame', head);
}

/** The style cache for right to left, loaded only by readers who chose it; null when it cannot be loaded. */
function useRtlCache(direction: Direction, head = document.head): EmotionCache | null | undefined {
  const [cache, setCache] = useState<EmotionCache | null>();
  useEffect(() => {
    // Without the mirroring styles a demo still works; the next one tries again.
    if (direction === 'rtl') void loadRtlCache(head).then(setCache, () => setCache(null));
  }, [direction, head]);
  return direction === 'rtl' ? cache : undefined;
}

const rtlCaches = new WeakMap<HTMLElement, EmotionCache>();

async function loadRtlCache(head: HTMLElement): Promise<EmotionCache> {
  const { createRtlStyleCache } = await import('./rtl-style-cache.ts');
  const cache = rtlCaches.get(head) ?? createRtlStyleCache(head);
  rtlCaches.set(head, cache);
  return cache;
}
