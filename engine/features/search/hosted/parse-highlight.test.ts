import { expect, it } from 'vitest';
import { parseHighlight } from './parse-highlight.ts';

it.each([
  ['Quick <mark>filter</mark>', 'Quick filter', [[6, 12]]],
  [
    '<mark>a</mark> &amp; <mark>b</mark>',
    'a & b',
    [
      [0, 1],
      [4, 5],
    ],
  ],
  ['<mark>never closed', 'never closed', []],
  ['</mark>never opened', 'never opened', []],
  ['<script>alert(1)</script>', '<script>alert(1)</script>', []],
  ['<mark></mark>', '', []],
])('%s', (html, text, marks) => {
  expect(parseHighlight(html)).toEqual({ text, marks });
});
