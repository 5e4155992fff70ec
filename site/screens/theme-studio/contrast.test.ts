import { getContrastRatio } from '@mui/material/styles';
import { expect, it } from 'vitest';
import { contrastOf, formatRatio, gradeOf, layOn } from './contrast.ts';

it.each([
  // Values of the techniques of WCAG and of the W3C's own examples.
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
  ['#ff0000', '#ffffff', 4],
  ['#0000ff', '#ffffff', 8.59],
] as const)('%s on %s has a contrast of %d', (text, ground, ratio) => {
  expect(contrastOf(text, ground)).toBeCloseTo(ratio, 2);
  expect(contrastOf(ground, text)).toBeCloseTo(ratio, 2);
});

it('agrees with the library about its own colors', () => {
  for (const color of ['#1976d2', '#9c27b0', '#d32f2f', '#ed6c02', '#0288d1', '#2e7d32'] as const) {
    expect(contrastOf('#ffffff', color)).toBeCloseTo(getContrastRatio('#ffffff', color), 1);
  }
});

it('counts what is seen of a text that lets its ground through', () => {
  expect(layOn('#00000080', '#ffffff')).toBe('#7f7f7f');
  expect(contrastOf('#000000de', '#ffffff')).toBeCloseTo(16.1, 1);
});

it.each([
  [4.499, '4.4', 'low'],
  [4.5, '4.5', 'AA'],
  [6.99, '6.9', 'AA'],
  [7, '7.0', 'AAA'],
  [21, '21.0', 'AAA'],
])('%d reads %s %s', (ratio, text, grade) => {
  expect(formatRatio(ratio)).toBe(text);
  expect(gradeOf(ratio)).toBe(grade);
});
