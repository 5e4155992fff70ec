import { expect, it } from 'vitest';
import { listImports } from './imports.ts';
import { readSource } from './source-files.ts';

const page = readSource('ARCHITECTURE.md');
const steps = [...page.matchAll(/^\d+\. `(\w+)` in `([^`]+)` /gm)].map(
  ([, name = '', file = '']) => ({
    name,
    file,
  }),
);
const imports = [...listImports('engine'), ...listImports('site')].filter(
  ({ file }) => !/\.test\.tsx?$/.test(file),
);

it('tells the journey of a page in at least ten steps, a file each', () => {
  expect(steps.length).toBeGreaterThanOrEqual(10);
  expect(new Set(steps.map(({ file }) => file)).size).toBe(steps.length);
});

it.each(steps)('$file gives $name, and another file takes it', ({ name, file }) => {
  expect(readSource(file)).toMatch(new RegExp(`^export (?:async )?function ${name}\\b`, 'm'));
  const takers = imports
    .filter(({ target }) => target === file)
    .filter((it) => new RegExp(`\\b${name}\\b`).test(readSource(it.file)));
  const inLayouts = ['document', 'playground'].some((layout) =>
    readSource(`engine/astro/layouts/${layout}.astro`).includes(`{ ${name} }`),
  );
  expect(takers.length > 0 || inLayouts).toBe(true);
});

it('fits on one page', () => {
  const words = page.replace(/[|\-\s]+/g, ' ');
  expect(page.split('\n').length).toBeLessThanOrEqual(75);
  expect(words.length).toBeLessThanOrEqual(8000);
});
