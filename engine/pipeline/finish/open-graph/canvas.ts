import { coverageOf } from './coverage.ts';
import type { Outline } from './outline.ts';
import { LEVELS } from './palette.ts';

/** A picture of palette indexes. */
export interface Canvas {
  width: number;
  height: number;
  /** Rows of one byte per pixel, each after a zero byte: the filter mark that PNG wants there. */
  rows: Uint8Array;
}

/** Makes a picture filled with one color of the palette. */
export function createCanvas(width: number, height: number, color: number): Canvas {
  const rows = new Uint8Array((width + 1) * height).fill(color);
  for (let row = 0; row < height; row++) {
    rows[row * (width + 1)] = 0;
  }
  return { width, height, rows };
}

/** Makes a picture to go on from. */
export function copyCanvas(canvas: Canvas): Canvas {
  return { ...canvas, rows: canvas.rows.slice() };
}

/** Fills a shape with a ramp; what lies outside of the picture is left away. */
export function paint(canvas: Canvas, outline: Outline, ramp: number): void {
  const { left, top, width, height, values } = coverageOf(outline);
  const firstColumn = Math.max(0, -left);
  const lastColumn = Math.min(width, canvas.width - left);
  const lastRow = Math.min(height, canvas.height - top);
  for (let row = Math.max(0, -top); row < lastRow; row++) {
    const start = (top + row) * (canvas.width + 1) + 1 + left;
    for (let column = firstColumn; column < lastColumn; column++) {
      const level = Math.round((values[row * width + column] ?? 0) * (LEVELS - 1));
      if (level > 0) {
        canvas.rows[start + column] = ramp + level;
      }
    }
  }
}
