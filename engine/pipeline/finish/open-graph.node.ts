import { cardPalette, createCardPainter, type Card } from './open-graph/card.node.ts';
import { encodePng } from './open-graph/png.node.ts';

let paintCard: ReturnType<typeof createCardPainter> | undefined;

/** Draws the picture that is shown where a page is shared: a PNG of 1200 by 630. */
export async function renderOpenGraphImage(card: Card): Promise<Buffer> {
  paintCard ??= createCardPainter();
  return encodePng(paintCard(card), cardPalette.colors);
}
