import { expect, it } from 'vitest';
import { isOneLetterOff } from './one-letter-off.ts';

it.each([
  ['trsh', 'trash'],
  ['trassh', 'trash'],
  ['trush', 'trash'],
  ['tarsh', 'trash'],
  ['rash', 'trash'],
  ['trashe', 'trash'],
])('forgives %s', (written, meant) => {
  expect(isOneLetterOff(written, meant)).toBe(true);
});

it.each([
  ['trash', 'trash'],
  ['tsh', 'trash'],
  ['thras', 'trash'],
  ['trush', 'crash'],
  ['', 'ab'],
])('does not take %s for %s', (written, meant) => {
  expect(isOneLetterOff(written, meant)).toBe(false);
});
