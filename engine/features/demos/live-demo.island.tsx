import type { EmotionCache } from '@emotion/cache';
import { useEffect, useState, type ReactNode } from 'react';
import type { DisplaySettings } from '../settings/display-settings.ts';
import { useSettings } from '../settings/use-settings.browser.ts';
import type { DemoPlace } from './demo-place.ts';
import { DemoRoot, type DemoSettings } from './demo-root.tsx';
import { createStyleCache } from './style-cache.ts';

interface LiveDemoProps {
  /** What the reader chose for this demo alone. */
  overrides?: Partial<DemoSettings>;
  place?: DemoPlace | undefined;
  /** Called when the demo shows the mode that the reader chose. */
  onMode?: () => void;
  children: ReactNode;
}

/** A demo that follows the settings: it wakes as it was built and then takes on what the reader chose. */
export function LiveDemo({ overrides, place, onMode, children }: LiveDemoProps) {
  const { dense, direction, paletteMode } = { ...useSettings(), ...overrides };
  const mirrored = useRtlCache(direction, place?.head);
  // Until the mirroring styles are there, theme and styles stay as they are, together.
  const settings = { dense, paletteMode, direction: mirrored ? direction : 'ltr' } as const;
  return (
    <DemoRoot
      cache={mirrored ?? ltrCacheOf(place?.head)}
      settings={settings}
      place={place}
      onMode={onMode}
    >
      {children}
    </DemoRoot>
  );
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

/** The style cache for right to left, loaded only by readers who chose it. */
function useRtlCache(
  direction: DisplaySettings['direction'],
  head = document.head,
): EmotionCache | undefined {
  const [cache, setCache] = useState<EmotionCache>();
  useEffect(() => {
    // Without the mirroring styles a demo still works; the next one tries again.
    if (direction === 'rtl') void loadRtlCache(head).then(setCache, () => undefined);
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
