import { expect, it } from 'vitest';
import { coverageOf } from './coverage.ts';
import { outlineOf, type PathCommand } from './outline.ts';

const asGiven = { x: 0, y: 0, scaleX: 1, scaleY: 1 };

function total(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0);
}

it.each([
  ['a whole square', [1, 1, 3, 1, 3, 3, 1, 3], 4],
  ['a square between pixels', [0.25, 0.5, 2.75, 0.5, 2.75, 1.25, 0.25, 1.25], 1.875],
  ['a triangle', [0, 0, 4, 0, 0, 4], 8],
  ['a flat triangle over many pixels', [0, 0, 9, 0.5, 0, 1], 4.5],
  ['the same turned the other way', [0, 1, 9, 0.5, 0, 0], 4.5],
])('the coverage of %s adds up to its area', (_, contour, area) => {
  expect(total(coverageOf([contour]).values)).toBeCloseTo(area, 4);
});

it('covers inner pixels fully, outer ones not, and edge ones in part', () => {
  const { values, width, left, top } = coverageOf([[0.5, 0, 2.5, 0, 2.5, 1, 0.5, 1]]);
  expect([left, top, width]).toEqual([0, 0, 5]);
  expect([...values]).toEqual([0.5, 1, 0.5, 0, 0]);
});

it('leaves a hole where a contour turns the other way', () => {
  const ring = [
    [0, 0, 6, 0, 6, 6, 0, 6],
    [2, 2, 2, 4, 4, 4, 4, 2],
  ];
  expect(total(coverageOf(ring).values)).toBeCloseTo(32, 4);
});

it('draws a circle of curves as round as it can be seen', () => {
  const k = 5.523;
  const circle: PathCommand[] = [
    { command: 'moveTo', args: [10, 0] },
    { command: 'bezierCurveTo', args: [10 + k, 0, 20, 10 - k, 20, 10] },
    { command: 'bezierCurveTo', args: [20, 10 + k, 10 + k, 20, 10, 20] },
    { command: 'bezierCurveTo', args: [10 - k, 20, 0, 10 + k, 0, 10] },
    { command: 'bezierCurveTo', args: [0, 10 - k, 10 - k, 0, 10, 0] },
    { command: 'closePath', args: [] },
  ];
  const area = total(coverageOf(outlineOf(circle, asGiven)).values);
  expect(Math.abs(area / (Math.PI * 100) - 1)).toBeLessThan(0.01);
});

it('draws a quadratic curve', () => {
  const parabola: PathCommand[] = [
    { command: 'moveTo', args: [0, 0] },
    { command: 'quadraticCurveTo', args: [10, 20, 20, 0] },
  ];
  const area = total(coverageOf(outlineOf(parabola, asGiven)).values);
  expect(Math.abs(area / ((2 / 3) * 20 * 10) - 1)).toBeLessThan(0.01);
});

it('covers nothing without a shape', () => {
  expect(total(coverageOf([]).values)).toBe(0);
});
