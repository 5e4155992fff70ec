import { describe, expect, it } from 'vitest';
import { findActiveHeading } from './active-heading.ts';

const headings = [
  { id: 'first', top: 300 },
  { id: 'second', top: 900 },
  { id: 'third', top: 1000 },
];

describe('findActiveHeading', () => {
  it.each([
    ['nothing at the head of the page', 0, 800, undefined],
    ['nothing just before 200 px', 199, 8000, undefined],
    ['a heading above the upper eighth at 200 px', 200, 808, 'first'],
    ['no heading that only touches the upper eighth', 200, 800, undefined],
    ['the section before the next heading arrives', 799, 800, 'first'],
    ['the next heading once it is in the upper eighth', 801, 800, 'second'],
    ['the last of two headings close together', 901, 800, 'third'],
    ['the last section at the end of the page', 5000, 800, 'third'],
  ])('gives %s', (_case, scrollTop, height, expected) => {
    expect(findActiveHeading(headings, { scrollTop, height, covered: 0 })).toBe(expected);
  });

  it('gives the heading that was jumped to, although the bars are higher than an eighth', () => {
    const viewport = { scrollTop: 900 - 115, height: 400, covered: 112 };
    expect(findActiveHeading(headings, viewport)).toBe('second');
  });

  it('gives nothing on a page without headings', () => {
    expect(findActiveHeading([], { scrollTop: 500, height: 800, covered: 0 })).toBeUndefined();
  });
});
