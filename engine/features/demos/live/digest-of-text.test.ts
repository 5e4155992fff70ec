import { expect, it } from 'vitest';
import { digestOfText } from './digest-of-text.ts';

it('is the same for the same text and another for a changed one', () => {
  const texts = ['', 'a', 'b', 'ab', 'ba', 'aa', 'a '.repeat(1000), 'a '.repeat(1001)];
  expect(new Set(texts.map(digestOfText)).size).toBe(texts.length);
  expect(digestOfText('const a = 1;')).toBe(digestOfText('const a = 1;'));
});
