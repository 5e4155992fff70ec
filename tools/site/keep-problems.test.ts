import { expect, it } from 'vitest';
import { createProblemFilter } from './keep-problems.mjs';

it('ends a list of content problems with the problems', () => {
  const lines = [
    'A warning',
    '[ERROR] 1 problem stops the build:',
    '',
    '  site/content/a/page.md:3',
    '    There is no demo named "b".',
    '    Fix: Write it.',
    '  Hint:',
    '    Use getStaticPaths.',
    '  Stack trace:',
    '    at load (docs-site.mjs:1:2)',
  ];
  expect(lines.filter(createProblemFilter())).toEqual(lines.slice(0, 6));
});

it('leaves any other error whole', () => {
  const lines = ['TypeError: a is not a function', '  Stack trace:', '    at b'];
  expect(lines.filter(createProblemFilter())).toEqual(lines);
});
