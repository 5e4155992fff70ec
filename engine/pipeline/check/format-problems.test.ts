import { expect, test } from 'vitest';
import { formatProblems } from './format-problems.ts';

test('says where, what and how to fix it', () => {
  const text = formatProblems([
    { file: 'content/a/page.md', line: 7, message: 'Something is wrong.', fix: 'Set it right.' },
    { file: 'navigation "x"', message: 'Twice.', fix: 'Remove one.' },
  ]);
  expect(text).toBe(
    [
      '2 problems stop the build:',
      '  content/a/page.md:7\n    Something is wrong.\n    Fix: Set it right.',
      '  navigation "x"\n    Twice.\n    Fix: Remove one.',
    ].join('\n\n'),
  );
});

test('counts one problem in the singular', () => {
  expect(formatProblems([{ file: 'a', message: 'b', fix: 'c' }])).toMatch(
    /^1 problem stops the build:/,
  );
});
