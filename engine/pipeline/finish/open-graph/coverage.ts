import type { Contour, Outline } from './outline.ts';

/** How much of each pixel of a box lies inside a shape, from 0 to 1. */
export interface Coverage {
  left: number;
  top: number;
  width: number;
  height: number;
  values: Float32Array;
}

/**
 * Fills a shape exactly: each edge adds the signed area it cuts off from the pixels of its row,
 * and a running sum along the row turns those into coverage.
 */
export function coverageOf(outline: Outline): Coverage {
  const box = boxOf(outline);
  // One column more than the box: an edge also writes to the pixel after it.
  const width = box.right - box.left + 2;
  const height = box.bottom - box.top;
  const areas = { width, height, values: new Float32Array(width * height) };
  for (const contour of outline) {
    addContour(areas, contour, box);
  }
  sumRows(areas);
  return { left: box.left, top: box.top, ...areas };
}

type Areas = Pick<Coverage, 'width' | 'height' | 'values'>;

function boxOf(outline: Outline): { left: number; top: number; right: number; bottom: number } {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const contour of outline) {
    for (let index = 0; index < contour.length; index += 2) {
      const x = contour[index] ?? 0;
      const y = contour[index + 1] ?? 0;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return left > right
    ? { left: 0, top: 0, right: 0, bottom: 0 }
    : {
        left: Math.floor(left),
        top: Math.floor(top),
        right: Math.ceil(right),
        bottom: Math.ceil(bottom),
      };
}

function addContour(areas: Areas, contour: Contour, { left, top }: { left: number; top: number }) {
  let x0 = (contour.at(-2) ?? 0) - left;
  let y0 = (contour.at(-1) ?? 0) - top;
  for (let index = 0; index < contour.length; index += 2) {
    const x1 = (contour[index] ?? 0) - left;
    const y1 = (contour[index + 1] ?? 0) - top;
    addEdge(areas, [x0, y0, x1, y1]);
    x0 = x1;
    y0 = y1;
  }
}

function addEdge(areas: Areas, [x0, y0, x1, y1]: readonly [number, number, number, number]): void {
  if (y0 === y1) {
    return;
  }
  const direction = y0 < y1 ? 1 : -1;
  const top = Math.min(y0, y1);
  const bottom = Math.max(y0, y1);
  const slope = (x1 - x0) / (y1 - y0);
  let x = y0 < y1 ? x0 : x1;
  for (let row = Math.floor(top); row < bottom; row++) {
    const depth = Math.min(row + 1, bottom) - Math.max(row, top);
    const next = x + slope * depth;
    addSpan(areas.values, row * areas.width, { x, next, area: depth * direction });
    x = next;
  }
}

/** Spreads the part of an edge inside one row over the pixels it crosses. */
function addSpan(
  values: Float32Array,
  start: number,
  { x, next, area }: { x: number; next: number; area: number },
): void {
  const from = Math.min(x, next);
  const to = Math.max(x, next);
  const first = Math.floor(from);
  const last = Math.max(first + 1, Math.ceil(to));
  let covered = 0;
  for (let column = first; column < last; column++) {
    const total = area * shareBefore(column + 1, from, to);
    values[start + column] = (values[start + column] ?? 0) + total - covered;
    covered = total;
  }
  values[start + last] = (values[start + last] ?? 0) + area - covered;
}

/** Mean part of the pixel ending at `edge` that lies right of a slanted line from `from` to `to`. */
function shareBefore(edge: number, from: number, to: number): number {
  if (to - from < 1e-6) {
    return Math.min(1, Math.max(0, edge - from));
  }
  return integral(edge, from, to) - integral(edge - 1, from, to);
}

/** Area to the left of `edge` and right of the line, per unit of height. */
function integral(edge: number, from: number, to: number): number {
  if (edge <= from) {
    return 0;
  }
  return edge >= to ? edge - (from + to) / 2 : (edge - from) ** 2 / (2 * (to - from));
}

function sumRows({ width, height, values }: Areas): void {
  for (let row = 0; row < height; row++) {
    let sum = 0;
    for (let index = row * width; index < (row + 1) * width; index++) {
      sum += values[index] ?? 0;
      values[index] = Math.min(1, Math.abs(sum));
    }
  }
}
