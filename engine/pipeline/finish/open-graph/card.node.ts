import { copyCanvas, createCanvas, paint, type Canvas } from './canvas.ts';
import { brandColors as color } from '../../../features/theme/brand-colors.ts';
import { markOutlines, roundedBox } from './brand.ts';
import { CARD_HEIGHT, CARD_WIDTH } from '../../render/card-size.ts';
import { clampLines, wrapText } from './fit-text.ts';
import { createPalette } from './palette.ts';
import { loadTypeface, type TextStyle, type Typeface } from './typeface.node.ts';

/** What a card says. */
export interface Card {
  title: string;
  product: string;
  siteName: string;
  description?: string;
}

/** The colors of every card. */
export const cardPalette = createPalette({
  sheet: [color.canvas, color.sheet],
  name: [color.canvas, color.text],
  nameAccent: [color.canvas, color.accent],
  text: [color.sheet, color.text],
  muted: [color.sheet, color.textMuted],
  accent: [color.sheet, color.accent],
  accentSoft: [color.sheet, color.accentSoft],
  accentLine: [color.sheet, color.accentLine],
});

const { ramps } = cardPalette;
const COLUMN = { left: 128, width: 690 };
const PRODUCT_AT = { x: COLUMN.left, y: 204 };
const TITLE_TOP = 228;
const NAME: TextStyle = { size: 32, tracking: -0.015 };
const PRODUCT: TextStyle = { size: 30 };
const DESCRIPTION: TextStyle = { size: 28 };
const DESCRIPTION_LEADING = 40;
const DESCRIPTION_GAP = 26;
const BOTTOM = 590;

/** From large to small, with the number of lines each may fill. */
const TITLES: readonly { size: number; limit: number }[] = [
  { size: 88, limit: 2 },
  { size: 72, limit: 2 },
  { size: 58, limit: 3 },
  { size: 48, limit: 4 },
];

/** Draws cards; it keeps the fonts and the part that all cards share. */
export function createCardPainter(): (card: Card) => Canvas {
  const plain = loadTypeface(400);
  const strong = loadTypeface(600);
  const ground = drawGround();
  return (card) => {
    const canvas = copyCanvas(ground);
    const [name = ''] = setText(strong, card.siteName, { style: NAME, limit: 1, maxWidth: 1000 });
    paint(canvas, strong.outlineOf(name, NAME, { x: 124, y: 69 }), ramps.name);
    const [product = ''] = setText(strong, card.product, { style: PRODUCT, limit: 1 });
    paint(canvas, strong.outlineOf(product, PRODUCT, PRODUCT_AT), ramps.accent);
    const end = drawTitle(canvas, strong, card.title);
    drawDescription(canvas, plain, { text: card.description ?? '', top: end });
    return canvas;
  };
}

function drawGround(): Canvas {
  const canvas = createCanvas(CARD_WIDTH, CARD_HEIGHT, ramps.sheet);
  const sheet = { left: 64, top: 112, right: CARD_WIDTH, bottom: CARD_HEIGHT };
  paint(canvas, roundedBox(sheet, [28, 0, 0, 0]), ramps.sheet);
  const small = markOutlines({ x: 58, y: 32, size: 54 });
  paint(canvas, small.bracket, ramps.name);
  paint(canvas, small.half, ramps.nameAccent);
  const large = markOutlines({ x: 846, y: 216, size: 310 });
  paint(canvas, large.bracket, ramps.accentLine);
  paint(canvas, large.half, ramps.accentSoft);
  return canvas;
}

/** Draws the title as large as it fits and gives the line it ends on. */
function drawTitle(canvas: Canvas, face: Typeface, title: string): number {
  const { style, lines } = fitTitle(face, title);
  // Large letters stand in a little: their own margin would show beside the smaller lines.
  const x = COLUMN.left - style.size * 0.04;
  let y = TITLE_TOP;
  for (const line of lines) {
    y += Math.round(style.size * 1.1);
    paint(canvas, face.outlineOf(line, style, { x, y }), ramps.text);
  }
  return y;
}

function fitTitle(face: Typeface, title: string): { style: TextStyle; lines: string[] } {
  const words = title.trim().replace(/\s+/g, ' ');
  let fitted: { style: TextStyle; lines: string[] } = { style: { size: 0 }, lines: [] };
  for (const { size, limit } of TITLES) {
    const style = { size, tracking: -0.026 };
    const lines = setText(face, words, { style, limit });
    fitted = { style, lines };
    if (lines.join(' ') === words) {
      break;
    }
  }
  return fitted;
}

function drawDescription(
  canvas: Canvas,
  face: Typeface,
  { text, top }: { text: string; top: number },
): void {
  const room = Math.floor((BOTTOM - top - DESCRIPTION_GAP) / DESCRIPTION_LEADING);
  const limit = Math.max(0, Math.min(3, room));
  for (const [index, line] of setText(face, text, { style: DESCRIPTION, limit }).entries()) {
    const at = { x: COLUMN.left, y: top + DESCRIPTION_GAP + (index + 1) * DESCRIPTION_LEADING };
    paint(canvas, face.outlineOf(line, DESCRIPTION, at), ramps.muted);
  }
}

/** Breaks a text into lines of the column and cuts what goes beyond the limit. */
function setText(
  face: Typeface,
  text: string,
  { style, limit, maxWidth = COLUMN.width }: { style: TextStyle; limit: number; maxWidth?: number },
): string[] {
  function widthOf(part: string): number {
    return face.widthOf(part, style);
  }
  return clampLines(wrapText(text, maxWidth, widthOf), { limit, maxWidth, widthOf });
}
