import { expect, it } from 'vitest';
import { textDigest } from './text-digest.ts';

it.each([
  ['', (0x811c9dc5).toString(36)],
  ['a', (0xe40c292c).toString(36)],
  ['foobar', (0xbf9cf968).toString(36)],
])('gives %j the name of the published vectors', (text, name) => {
  expect(textDigest(text)).toBe(name);
});

it('tells texts apart that differ in one character, or in the order of characters', () => {
  const texts = ['/x/a/', '/x/b/', '/a/x/', '数据', '据数'];
  expect(new Set(texts.map(textDigest)).size).toBe(texts.length);
});
