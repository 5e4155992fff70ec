import { expect, it } from 'vitest';
import { colorSchemeOf, paletteModeOf } from './color-scheme.ts';
import { defaultSettings } from './display-settings.ts';

it.each([
  ['system', false, 'light'],
  ['system', true, 'dark'],
  ['light', false, 'light'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['dark', true, 'dark'],
] as const)('mode %s on a dark system (%s) is %s', (mode, systemIsDark, palette) => {
  expect(paletteModeOf(mode, systemIsDark)).toBe(palette);
});

it.each([
  ['light', 'light', 'dark', 'light'],
  ['dark', 'light', 'dark', 'dark'],
  ['light', 'dark', 'light', 'dark'],
  ['dark', 'dark', 'light', 'light'],
] as const)('palette %s with the schemes %s and %s shows %s', (paletteMode, light, dark, shown) => {
  const schemes = { lightColorScheme: light, darkColorScheme: dark };
  expect(colorSchemeOf({ ...defaultSettings, paletteMode, ...schemes })).toBe(shown);
});
