import { expect, it } from 'vitest';
import { joinHanLines } from './join-han-lines.ts';

it.each([
  ['中文\n换行', '中文换行'],
  ['中文，\n换行', '中文，换行'],
  ['中文\nLatin', '中文\nLatin'],
  ['a\nb', 'a\nb'],
])('joins %j', (text, joined) => {
  expect(joinHanLines(text)).toBe(joined);
});
