import { getSettings } from '../settings/settings.browser.ts';
import { allDemos, frameOf } from './demo-elements.browser.ts';
import { overridesOf } from './demo-place.browser.ts';

/** Gives the documents of frames the mode and the direction that their demos have. */
export function applySettingsToFrames(): void {
  for (const demo of allDemos()) {
    const root = frameOf(demo)?.contentDocument?.documentElement;
    const { paletteMode, direction } = { ...getSettings(), ...overridesOf(demo) };
    if (root) {
      root.dataset['muiColorScheme'] = paletteMode;
      root.style.colorScheme = paletteMode;
      root.dir = direction;
    }
  }
}
