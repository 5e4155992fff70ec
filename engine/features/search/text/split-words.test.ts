import { expect, it } from 'vitest';
import { pairsOf, splitName, splitWords } from './split-words.ts';

it.each([
  ['Filter the rows', ['Filter', 'the', 'rows']],
  ['MuiButton-outlined', ['MuiButton', 'outlined']],
  ['sx 属性', ['sx', '属性']],
  ['重置densité', ['重置', 'densité']],
  ['  …!? ', []],
])('splits "%s"', (text, words) => {
  expect(splitWords(text).map((word) => word.text)).toEqual(words);
});

it('knows where each word stands', () => {
  const text = 'a <DataGrid rows>';
  for (const { text: word, start } of splitWords(text)) {
    expect(text.slice(start, start + word.length)).toBe(word);
  }
});

it.each([
  ['onFilterModelChange', ['on', 'Filter', 'Model', 'Change']],
  ['ChartsXAxis', ['Charts', 'X', 'Axis']],
  ['CSVExport2', ['CSV', 'Export', '2']],
  ['snake_case', ['snake', 'case']],
  ['plain', ['plain']],
])('takes %s apart', (name, parts) => {
  expect(splitName(name).map((part) => part.text)).toEqual(parts);
});

it('pairs Han characters, overlapping', () => {
  expect(pairsOf('重置密度')).toEqual(['重置', '置密', '密度']);
  expect(pairsOf('树')).toEqual(['树']);
});
