import { inflateSync } from 'node:zlib';

/** A picture as read back from a PNG with a palette, for checks. */
export interface PngImage {
  width: number;
  height: number;
  /** Palette indexes, each row after its filter mark. */
  rows: Buffer;
  /** Color of a pixel as `#rrggbb`, or `#rrggbbaa` where it is not opaque. */
  colorAt(x: number, y: number): string;
}

/** Reads the kind of PNG that this project writes: indexed colors, no filters. */
export function readPng(png: Buffer): PngImage {
  const chunks = chunksOf(png);
  const header = chunks.get('IHDR') ?? Buffer.alloc(13);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  const colors = colorsOf(chunks);
  return {
    width,
    height,
    rows,
    colorAt: (x, y) => colors[rows[y * (width + 1) + 1 + x] ?? 0] ?? '',
  };
}

function colorsOf(chunks: ReadonlyMap<string, Buffer>): string[] {
  const palette = chunks.get('PLTE') ?? Buffer.alloc(0);
  const opacities = chunks.get('tRNS');
  return Array.from({ length: palette.length / 3 }, (_, index) => {
    const color = palette.subarray(index * 3, index * 3 + 3).toString('hex');
    const opacity = opacities?.[index] ?? 255;
    return `#${color}${opacity === 255 ? '' : opacity.toString(16).padStart(2, '0')}`;
  });
}

function chunksOf(png: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    const size = png.readUInt32BE(at);
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + size));
  }
  return chunks;
}
