import { hexOf, rgbaOf, type HexColor } from './hex-color.ts';

/** What a ratio is enough for: AA from 4.5, AAA from 7 (WCAG 2.2, text of usual size). */
export type ContrastGrade = 'AAA' | 'AA' | 'low';

/** Contrast of a text on an opaque ground, from 1 to 21. */
export function contrastOf(text: HexColor, ground: HexColor): number {
  const [light = 1, dark = 1] = [luminanceOf(layOn(text, ground)), luminanceOf(ground)].sort(
    (one, other) => other - one,
  );
  return (light + 0.05) / (dark + 0.05);
}

/** The grade of a ratio. */
export function gradeOf(ratio: number): ContrastGrade {
  if (ratio >= 7) return 'AAA';
  return ratio >= 4.5 ? 'AA' : 'low';
}

/** A ratio with one digit, cut off: 4.49 must not read as 4.5. */
export function formatRatio(ratio: number): string {
  return (Math.floor(ratio * 10 + 1e-9) / 10).toFixed(1);
}

/** What is seen of a color that lets its ground through. */
export function layOn(color: HexColor, ground: HexColor): HexColor {
  const [top, below] = [rgbaOf(color), rgbaOf(ground)];
  const mix = (part: 'red' | 'green' | 'blue'): number =>
    top[part] * top.alpha + below[part] * (1 - top.alpha);
  return hexOf({ red: mix('red'), green: mix('green'), blue: mix('blue') });
}

/** Relative luminance as WCAG defines it. */
function luminanceOf(color: HexColor): number {
  const { red, green, blue } = rgbaOf(color);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
