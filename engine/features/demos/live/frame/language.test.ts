import { expect, it } from 'vitest';
import { findBrokenLine } from './language.ts';

it.each([
  ['const a = 1;\nconst b = (;\n', 2],
  ['const a = 1;\nif (a {\n}\n', 2],
  ['const a: number = 1;\nexport default () => <b>{a}</b>;\n', undefined],
])('of %j is %s', (code, line) => {
  expect(findBrokenLine(code)).toBe(line);
});
