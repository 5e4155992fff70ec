import { expect, it } from 'vitest';
import { splitDiff } from './split-diff.ts';

it('takes a diff apart into both sides', () => {
  const { before, after, lines } = splitDiff(' a\n-b\n+c\n+d\n e');
  expect(before).toBe('a\nb\ne');
  expect(after).toBe('a\nc\nd\ne');
  expect(lines).toEqual([
    { kind: 'same', index: 0 },
    { kind: 'removed', index: 1 },
    { kind: 'added', index: 1 },
    { kind: 'added', index: 2 },
    { kind: 'same', index: 3 },
  ]);
});

it('takes only one blank from lines that did not change, and none from lines without one', () => {
  expect(splitDiff('   x\ny\n').after).toBe('  x\ny\n');
});
