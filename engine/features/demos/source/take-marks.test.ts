import { expect, test } from 'vitest';
import { takeMarks } from './take-marks.ts';

test('takes the marks out and tells which lines they held', () => {
  const source = 'a\n  // #region\n  b\n  c\n  // #endregion\nd\n';
  expect(takeMarks('x.tsx', source)).toEqual({
    code: 'a\n  b\n  c\nd\n',
    marked: { first: 1, last: 2 },
  });
});

test('marks may stand among elements', () => {
  const source = '<p>\n  {/* #region */}\n  <b />\n  {/* #endregion */}\n</p>\n';
  expect(takeMarks('x.tsx', source)).toEqual({
    code: '<p>\n  <b />\n</p>\n',
    marked: { first: 1, last: 1 },
  });
});

test('a source without marks stays as it is', () => {
  expect(takeMarks('x.tsx', 'a // #region\n')).toEqual({ code: 'a // #region\n' });
});

test.each([
  '// #region\na\n',
  'a\n// #endregion\n',
  '// #endregion\na\n// #region\n',
  '// #region\na\n// #endregion\n// #region\nb\n// #endregion\n',
])('refuses marks that do not belong together: %j', (source) => {
  expect(() => takeMarks('x.tsx', source)).toThrow(/x\.tsx, line \d+: .*Correct the marks/);
});
