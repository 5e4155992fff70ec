import { expect, test } from 'vitest';
import { readDefault } from './default-value.ts';

test.each([
  ['`false`', 'false'],
  ["'primary'", "'primary'"],
  ['{ top: 0, left: 0 }', '{ top: 0, left: 0 }'],
  ['"more than one word"', '"more than one word"'],
  ["(row) => (row.depth === -1 ? 'a' : 'b')", "(row) => (row.depth === -1 ? 'a' : 'b')"],
  ['function label({ from }) { return `from ${from}`; }', 'function'],
])('%s is code', (value, code) => {
  expect(readDefault(value)).toEqual({ code });
});

test.each([
  ['false (`!props.checkboxSelection` for MIT Data Grid)', 'false …'],
  ['GRID_AGGREGATION_FUNCTIONS when `dataSource` is not provided', 'GRID_AGGREGATION_FUNCTIONS …'],
  ['The values of the theme', '…'],
  ['"error" ("warn" in dev mode)', '"error" …'],
])('%s is a sentence', (sentence, code) => {
  expect(readDefault(sentence)).toEqual({ code, sentence });
});
