import { expect, it } from 'vitest';
import { approximateTokens, roundTokens } from './approximate-tokens.ts';

it.each([
  ['', 0],
  ['word', 1],
  ['Show only the rows that match.', 8],
  ['重置密度', 4],
  ['重置 density', 4],
])('counts %j as %d', (text, count) => {
  expect(approximateTokens(text)).toBe(count);
});

it.each([
  [0, 0],
  [7, 7],
  [42, 42],
  [1234, 1200],
  [98_765, 99_000],
])('rounds %d to %d', (count, rounded) => {
  expect(roundTokens(count)).toBe(rounded);
});
