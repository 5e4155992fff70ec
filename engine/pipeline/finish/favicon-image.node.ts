import type { Favicon } from '../render/favicon.ts';
import { brandColors as color } from '../../features/theme/brand-colors.ts';
import { markOutlines, roundedBox } from './open-graph/brand.ts';
import { createCanvas, paint } from './open-graph/canvas.ts';
import { createPalette } from './open-graph/palette.ts';
import { encodePng } from './open-graph/png.node.ts';

const palette = createPalette({
  tile: [`${color.canvas}00`, color.canvas],
  bracket: [color.canvas, color.text],
  half: [color.canvas, color.accent],
});

/** Draws the mark on a tile, which keeps it visible on light and dark surroundings, as a PNG. */
export async function renderFavicon({ size, mark, corner }: Favicon): Promise<Buffer> {
  const canvas = createCanvas(size, size, palette.ramps.tile);
  const radius = size * corner;
  const box = { left: 0, top: 0, right: size, bottom: size };
  paint(canvas, roundedBox(box, [radius, radius, radius, radius]), palette.ramps.tile);
  const start = (size * (1 - mark)) / 2;
  const { bracket, half } = markOutlines({ x: start, y: start, size: size * mark });
  paint(canvas, bracket, palette.ramps.bracket);
  paint(canvas, half, palette.ramps.half);
  return encodePng(canvas, palette.colors);
}

const ICO_HEADER_BYTES = 22;

/** Puts one PNG into the container that browsers expect of `favicon.ico`. */
export function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(ICO_HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([size % 256, size % 256], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(ICO_HEADER_BYTES, 18);
  return Buffer.concat([header, png]);
}
