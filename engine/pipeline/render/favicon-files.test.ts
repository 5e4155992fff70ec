import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { favicons, ICO_ICON, ICO_SIZE, SVG_ICON, type Favicon } from './favicon.ts';
import { brandColors } from '../../features/theme/brand-colors.ts';
import { readPng } from '../finish/open-graph/read-png.fixture.ts';

/** The pictures lie where the site keeps its public files: they are drawn once, not at each build. */
async function publicFile(name: string): Promise<Buffer> {
  return readFile(new URL(`../../../site/public${name}`, import.meta.url));
}

const pictures = Object.values<Favicon>(favicons).filter(({ path }) => path.endsWith('.png'));

describe.each(pictures)('$path', (favicon) => {
  it('is the mark in its size and colors', async () => {
    const { size, mark } = favicon;
    const image = await readPng(await publicFile(favicon.path));
    expect(image).toMatchObject({ width: size, height: size });
    // Places on the grid of 28 units on which the mark is drawn.
    const at = (unit: number) => Math.floor(size * ((1 - mark) / 2 + (mark * unit) / 28));
    expect(image.colorAt(at(3.75), at(14))).toBe(brandColors.text);
    expect(image.colorAt(at(20), at(14))).toBe(brandColors.accent);
    expect(image.colorAt(at(14), at(14))).toBe(brandColors.canvas);
  });

  it('is see-through only where nothing cuts its corners', async () => {
    const corner = (await readPng(await publicFile(favicon.path))).colorAt(0, 0);
    expect(corner).toBe(favicon.corner > 0 ? '#f3f7f500' : '#f3f7f5');
  });
});

it('keeps the maskable mark inside the circle that every system shows', () => {
  // The mark takes 22 of the 28 units of its grid; its corners must lie within 80 % of the width.
  expect(Math.SQRT2 * favicons.maskable.mark * (22 / 28)).toBeLessThan(0.8);
});

it('holds one picture in favicon.ico', async () => {
  const ico = await publicFile(ICO_ICON);
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6], ico[7]]).toEqual([1, 1, 32, 32]);
  const png = ico.subarray(ico.readUInt32LE(18));
  expect(png).toHaveLength(ico.readUInt32LE(14));
  expect(await readPng(png)).toMatchObject({ width: ICO_SIZE, height: ICO_SIZE });
});

it('follows the color mode in favicon.svg', async () => {
  const svg = (await publicFile(SVG_ICON)).toString();
  expect(svg).toContain('(prefers-color-scheme: dark)');
  const { text, textDark, accent, accentDark } = brandColors;
  expect([text, textDark, accent, accentDark].filter((color) => !svg.includes(color))).toEqual([]);
});
