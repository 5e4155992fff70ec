import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../bootstrap/root.mjs';
import { buildInputs } from './build-site.mjs';

const sources = ['engine/**/*.{ts,tsx}', 'site/*.ts', 'site/screens/**/*.{ts,tsx}'];

/** Files elsewhere in the project that the engine or the site reads, by the path in their source. */
function filesRead(): string[] {
  return globSync(sources, { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const named = text.matchAll(/'((?:\.\.\/)+[\w./-]+\.(?:md|json|txt|tsv))(?:\?\w+)?'/g);
      return [...named].map(([, name = '']) => path.posix.join(path.posix.dirname(file), name));
    });
}

it('a change of any file that pages are made of makes a new build', () => {
  const files = filesRead();
  expect(files).toContain('CHANGELOG.md');
  const forgotten = files.filter(
    (file) => !buildInputs.some((input) => file === input || file.startsWith(`${input}/`)),
  );
  expect(forgotten).toEqual([]);
});
