import type { ColorMode, DisplaySettings, PaletteMode } from './display-settings.ts';

/** What a color mode comes to on a system that prefers dark or not. */
export function paletteModeOf(mode: ColorMode, systemIsDark: boolean): PaletteMode {
  if (mode === 'system') return systemIsDark ? 'dark' : 'light';
  return mode;
}

/** The color scheme to show: each of the two palette modes has its own. */
export function colorSchemeOf(settings: DisplaySettings): DisplaySettings['lightColorScheme'] {
  const { paletteMode, lightColorScheme, darkColorScheme } = settings;
  return paletteMode === 'dark' ? darkColorScheme : lightColorScheme;
}
