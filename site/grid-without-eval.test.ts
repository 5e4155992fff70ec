import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { gridWithoutEval } from './grid-without-eval.ts';

const transform = gridWithoutEval().transform as (
  code: string,
  id: string,
) => { code: string } | undefined;

it('finds the question in the installed grid and answers it with no', () => {
  const grid = fileURLToPath(import.meta.resolve('@mui/x-data-grid'));
  const file = grid.replace(
    /x-data-grid\/.*$/,
    'x-data-grid/esm/hooks/features/filter/gridFilterUtils.js',
  );
  const answer = transform(readFileSync(file, 'utf8'), file);
  expect(answer?.code).toContain('hasEval = false;');
  expect(answer?.code).not.toContain("new Function('return true')");
});

it('leaves everything else alone', () => {
  expect(transform("new Function('return true')()", '/node_modules/other/a.js')).toBeUndefined();
});
