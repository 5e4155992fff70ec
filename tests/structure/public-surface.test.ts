import { expect, it } from 'vitest';
import { listImports } from './imports.ts';
import { screenKit, surface } from './public-surface.ts';
import { listFiles, readSource } from './source-files.ts';

const reached = listImports('site').filter(
  ({ file, target }) => target?.startsWith('engine/') && !/\.(?:test|fixture)\.tsx?$/.test(file),
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

it('sites that measurements and tests write take what they say from the engine alone', () => {
  const past = ['bench', 'tests/full']
    .flatMap(listFiles)
    .flatMap((file) =>
      [...readSource(file).matchAll(/`import \{[^}]*\} from '(engine[^']*)'/g)]
        .filter(([, specifier]) => specifier !== 'engine')
        .map(([found]) => `${file}: ${found.slice(1)}`),
    );
  expect(past).toEqual([]);
});
