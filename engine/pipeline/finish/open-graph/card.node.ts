import { brandColors as color } from '../../../features/theme/brand-colors.ts';
import { CARD_HEIGHT, CARD_WIDTH } from '../../render/card-size.ts';
import { clampLines, wrapText } from './fit-text.ts';
import { loadTypeface, type TextStyle, type Typeface } from './typeface.node.ts';

/** What a card says. */
export interface Card {
  title: string;
  product: string;
  siteName: string;
  description?: string;
}

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

/** Draws cards as SVG; it keeps the fonts. */
export function createCardPainter(): (card: Card) => string {
  const plain = loadTypeface(400);
  const strong = loadTypeface(600);
  return ({ siteName, product, title, description = '' }) => {
    const [name = ''] = setText(strong, siteName, { style: NAME, limit: 1, maxWidth: 1000 });
    const [label = ''] = setText(strong, product, { style: PRODUCT, limit: 1 });
    const heading = drawTitle(strong, title);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">
${GROUND}
${fill(color.text, strong.pathOf(name, NAME, { x: 124, y: 69 }))}
${fill(color.accent, strong.pathOf(label, PRODUCT, PRODUCT_AT))}
${heading.paths}
${drawDescription(plain, { text: description, top: heading.end })}
</svg>`;
  };
}

function fill(ink: string, path: string): string {
  return `<path fill="${ink}" d="${path}"/>`;
}

/** The brand mark on a grid of 28: the description as an outline, the thing as a solid half. */
function drawMark(place: string, outline: string, half: string): string {
  return `<g transform="${place}">
<path fill="none" stroke="${outline}" stroke-width="2.5" d="M12.5 4.75H10A6.25 6.25 0 0 0 3.75 11v6A6.25 6.25 0 0 0 10 23.25h2.5"/>
${fill(half, 'M15.5 3.5h2a7 7 0 0 1 7 7v7a7 7 0 0 1-7 7h-2Z')}
</g>`;
}

/** What all cards share: the canvas, the sheet on it, the mark small and large. */
const GROUND = [
  fill(color.canvas, `M0 0H${CARD_WIDTH}V${CARD_HEIGHT}H0Z`),
  fill(color.sheet, `M92 112H${CARD_WIDTH}V${CARD_HEIGHT}H64V140A28 28 0 0 1 92 112Z`),
  drawMark(`translate(58 32) scale(${54 / 28})`, color.text, color.accent),
  drawMark(`translate(846 216) scale(${310 / 28})`, color.accentLine, color.accentSoft),
].join('');

/** Draws the title as large as it fits and gives the line it ends on. */
function drawTitle(face: Typeface, title: string): { paths: string; end: number } {
  const { style, lines } = fitTitle(face, title);
  // Large letters stand in a little: their own margin would show beside the smaller lines.
  const x = COLUMN.left - style.size * 0.04;
  const leading = Math.round(style.size * 1.1);
  const paths = lines.map((line, index) =>
    fill(color.text, face.pathOf(line, style, { x, y: TITLE_TOP + (index + 1) * leading })),
  );
  return { paths: paths.join(''), end: TITLE_TOP + lines.length * leading };
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

function drawDescription(face: Typeface, { text, top }: { text: string; top: number }): string {
  const room = Math.floor((BOTTOM - top - DESCRIPTION_GAP) / DESCRIPTION_LEADING);
  const limit = Math.max(0, Math.min(3, room));
  return setText(face, text, { style: DESCRIPTION, limit })
    .map((line, index) => {
      const y = top + DESCRIPTION_GAP + (index + 1) * DESCRIPTION_LEADING;
      return fill(color.textMuted, face.pathOf(line, DESCRIPTION, { x: COLUMN.left, y }));
    })
    .join('');
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
