import { expect, it } from 'vitest';
import { codeCookies } from './code-cookies.ts';

it.each([
  ['MUI System', 'system'],
  ['Tailwind', 'tailwind'],
  ['CSS', 'css'],
  ['system', 'system'],
  ['tailwind', 'tailwind'],
  ['css', 'css'],
  ['', undefined],
  ['mui system', undefined],
  ['MUI%20System', undefined],
  [undefined, undefined],
])('the cookie text %j means the styling %s', (text, styling) => {
  expect(codeCookies.codeStyling.parse(text)).toBe(styling);
});

it.each([
  ['TS', 'TS'],
  ['JS', 'JS'],
  ['FOO', undefined],
  ['', undefined],
  [undefined, undefined],
])('the cookie text %j means the variant %s', (text, variant) => {
  expect(codeCookies.codeVariant.parse(text)).toBe(variant);
});

it('writes the label of a styling', () => {
  const labels = (['system', 'tailwind', 'css'] as const).map(codeCookies.codeStyling.format);
  expect(labels).toEqual(['MUI System', 'Tailwind', 'CSS']);
});
