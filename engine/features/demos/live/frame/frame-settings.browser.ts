import type { EmotionCache } from '@emotion/cache';
import { createStyleCache } from '../../style-cache.ts';
import { createDemoTheme } from '../../../theme/demo-theme.ts';
import { themeSheet } from '../../../theme/theme-sheet.ts';
import type { FrameSettings } from '../protocol.ts';

const ltrCache = createStyleCache();
let rtlCache: Promise<EmotionCache> | undefined;

const demoSheet = document.createElement('style');

/** Puts the variables of the demo theme into the document. */
export function addThemeSheet(): void {
  const style = document.createElement('style');
  style.textContent = themeSheet(createDemoTheme());
  document.head.append(style, demoSheet);
}

/** Replaces the rules that came with the demo. */
export function setDemoSheet(css: string): void {
  demoSheet.textContent = css;
}

/** Shows the settings on the document, where the theme's variables look for them. */
export function applyFrameSettings({ direction, paletteMode }: FrameSettings): void {
  const root = document.documentElement;
  root.dir = direction;
  root.dataset['mode'] = paletteMode;
  root.dataset['muiColorScheme'] = paletteMode;
}

/** The style cache that fits a direction. */
export function loadStyleCache(direction: FrameSettings['direction']): Promise<EmotionCache> {
  if (direction === 'ltr') return Promise.resolve(ltrCache);
  rtlCache ??= import('../../rtl-style-cache.ts').then((module) => module.createRtlStyleCache());
  return rtlCache;
}
