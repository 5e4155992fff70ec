/** A part of the window, in its coordinates. */
interface WordBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

/** Room between a word and its card, and between the card and the edge of the window. */
const gap = 6;
const edge = 8;

/** The corner of a card that stands under a word, or over it where only there is room, within the window. */
export function placeAtWord(
  word: WordBox,
  card: Size,
  { width, height, mirrored }: Size & { mirrored: boolean },
): { left: number; top: number } {
  const below = word.bottom + gap;
  const above = word.top - gap - card.height;
  const fitsBelow = below + card.height <= height - edge;
  const start = mirrored ? word.right - card.width : word.left;
  return {
    left: Math.max(edge, Math.min(start, width - card.width - edge)),
    top: fitsBelow || above < edge ? below : above,
  };
}
