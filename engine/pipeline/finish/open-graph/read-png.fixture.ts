import sharp from 'sharp';

/** A picture as a test looks at it. */
export interface PngImage {
  width: number;
  height: number;
  /** Color of a pixel as `#rrggbb`, or `#rrggbbaa` where it is not opaque. */
  colorAt(x: number, y: number): string;
}

/** Reads the pixels of a PNG. */
export async function readPng(png: Buffer): Promise<PngImage> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    colorAt: (x, y) => {
      const at = (y * info.width + x) * 4;
      return `#${data.toString('hex', at, at + 4).replace(/ff$/, '')}`;
    },
  };
}
