import sharp from 'sharp';
import { createCardPainter, type Card } from './open-graph/card.node.ts';

let paintCard: ReturnType<typeof createCardPainter> | undefined;

/** Draws the picture that is shown where a page is shared: a PNG of 1200 by 630. */
export async function renderOpenGraphImage(card: Card): Promise<Buffer> {
  paintCard ??= createCardPainter();
  // Colors by number, found without long search, so some are off by one: half of the bytes in little time.
  const format = { palette: true, dither: 0, effort: 1, compressionLevel: 6 };
  return sharp(Buffer.from(paintCard(card)))
    .png(format)
    .toBuffer();
}
