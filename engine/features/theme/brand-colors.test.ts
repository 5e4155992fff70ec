import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brandColors } from './brand-colors.ts';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The light and the dark value of a token in the style sheet. */
function tokenOf(name: string): string[] {
  const [, light = '', dark = ''] =
    new RegExp(`--c-${name}:\\s*light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? [];
  return [light, dark];
}

it.each([
  ['canvas', [brandColors.canvas, brandColors.canvasDark]],
  ['text', [brandColors.text, brandColors.textDark]],
  ['accent', [brandColors.accent, brandColors.accentDark]],
])('--c-%s is the same in pictures as in the style sheet', (name, colors) => {
  expect(tokenOf(name)).toEqual(colors);
});

it.each([
  ['sheet', brandColors.sheet],
  ['text-2', brandColors.textMuted],
  ['accent-soft', brandColors.accentSoft],
  ['accent-line', brandColors.accentLine],
])('--c-%s is the same in pictures as in the style sheet', (name, color) => {
  expect(tokenOf(name)[0]).toBe(color);
});
