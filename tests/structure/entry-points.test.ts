import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');

/** What the modules of Node have only since a later one than the oldest that a command may be started with. */
const newerThanNode20 = ['globSync', 'glob', 'styleText', 'registerHooks'];

/** Every static import of a file and of the files it imports: from where, and which names. */
function importsOf(file: string, seen = new Set<string>()): { from: string; names: string }[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/^import (?:([^;]*?) from )?'([^']+)';/gm)].flatMap(
    ([, names = '', from = '']) => [
      { from, names },
      ...(from.startsWith('.') && from.endsWith('.mjs')
        ? importsOf(path.resolve(path.dirname(file), from), seen)
        : []),
    ],
  );
}

const commands = globSync('tools/*.mjs', { cwd: root }).filter((file) =>
  readFileSync(path.join(root, file), 'utf8').includes('await prepare()'),
);

test.each(commands)('%s starts with Node 20 and without any package', (file) => {
  const imports = importsOf(path.join(root, file));
  expect(imports.length).toBeGreaterThan(0);
  const tooNew = imports.filter(
    ({ from, names }) =>
      !(from.startsWith('node:') || from.endsWith('.mjs')) ||
      from === 'node:sqlite' ||
      newerThanNode20.some((name) => new RegExp(`\\b${name}\\b`).test(names)),
  );
  expect(tooNew).toEqual([]);
});
