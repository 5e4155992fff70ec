import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoFontFace } from './demo-font.ts';

const sheet = readFileSync(new URL('fonts.css', import.meta.url), 'utf8');
const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const faces = [...sheet.matchAll(/@font-face \{[^}]*\}/g)].map(([face]) => face);

/** How wide a letter of each font is, in parts of its size. */
const widths = {
  Menlo: 0.602,
  'DejaVu Sans Mono': 0.602,
  Consolas: 0.5498,
  'Liberation Mono': 0.6001,
  'Roboto Mono': 0.6001,
  'Droid Sans Mono': 0.6001,
} as const;

function faceOf(family: string): string {
  return faces.find((face) => face.includes(`font-family: '${family}'`)) ?? '';
}

test('the code font is shown also when it comes late', () => {
  expect(faceOf('JetBrains Mono')).toContain('font-display: swap');
});

test('no code is drawn in a typewriter face', () => {
  expect(sheet + tokens).not.toMatch(/Courier/);
});

test.each(Object.entries(widths))('%s is made as wide as the code font', (name, width) => {
  const face = faces.find((text) => text.includes(`local('${name}')`)) ?? '';
  const [, adjust = '0'] = /size-adjust: ([\d.]+)%/.exec(face) ?? [];
  expect((width * Number(adjust)) / 100).toBeCloseTo(0.6, 3);
  const [, family = ''] = /font-family: '([^']+)'/.exec(face) ?? [];
  expect(tokens).toContain(`'${family}'`);
});

test('a demo font that comes late moves nothing, and is small', () => {
  expect(demoFontFace('/roboto.woff2', 'optional')).toContain('font-display:optional');
  const { size } = statSync(new URL('fonts/roboto-latin.woff2', import.meta.url));
  expect(size).toBeLessThanOrEqual(28_000);
});

test('the license beside the fonts names each of them', () => {
  const folder = new URL('fonts/', import.meta.url);
  const license = readFileSync(new URL('OFL.txt', folder), 'utf8');
  const files = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
  expect(files.filter((name) => !license.includes(`${name}: Copyright`))).toEqual([]);
});
