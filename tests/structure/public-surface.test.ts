import { expect, it } from 'vitest';
import { listImports } from './imports.ts';
import { screenKit, surface } from './public-surface.ts';

const reached = listImports('site').filter(
  ({ file, target }) =>
    target?.startsWith('engine/') && !/\.test\.tsx?$|-fixtures?\.tsx?$|\/fixtures?\./.test(file),
);

it('a site says what it chooses by the public surface of the engine alone', () => {
  const past = reached
    .filter(
      ({ file, target = '' }) => !file.startsWith('site/screens/') && !surface.includes(target),
    )
    .map(({ file, specifier }) => `${file} imports ${specifier}`);
  expect(past).toEqual([]);
});

it('screens are made of what the list names, and the list names nothing else', () => {
  const used = reached
    .filter(
      ({ file, target = '' }) => file.startsWith('site/screens/') && !surface.includes(target),
    )
    .map(({ target = '' }) => target);
  expect([...new Set(used)].sort()).toEqual(screenKit);
});
