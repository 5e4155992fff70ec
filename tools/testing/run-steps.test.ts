import { mkdtempSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { root } from '../bootstrap/root.mjs';
import { formatSummary } from './format-summary.mjs';
import { runSteps } from './run-steps.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'steps-'));
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => rmSync(folder, { recursive: true }));

function step(name: string, code: number, report?: object) {
  const file = path.join(folder, `${name}.json`);
  function run(): Promise<number> {
    if (report) writeFileSync(file, JSON.stringify(report));
    return Promise.resolve(code);
  }
  return { name, run, report: file };
}

async function lastLineOf(...steps: Parameters<typeof runSteps>[0]): Promise<string | undefined> {
  return formatSummary(await runSteps(steps))
    .split('\n')
    .at(-1);
}

const vitest = {
  numPassedTests: 40,
  numFailedTests: 2,
  testResults: [
    {
      name: path.join(root, 'site/grid/claims.test.tsx'),
      status: 'failed',
      assertionResults: [
        { fullName: 'Rows are sorted.', status: 'failed' },
        { fullName: 'Cells are read.', status: 'passed' },
      ],
    },
    { name: path.join(root, 'broken.test.ts'), status: 'failed', assertionResults: [] },
  ],
};
const playwright = {
  stats: { expected: 7, flaky: 0, unexpected: 3, skipped: 5 },
  suites: [
    { specs: [{ title: 'opens', file: 'e2e/menu.spec.ts', tests: [{ status: 'unexpected' }] }] },
  ],
};

describe('the last line', () => {
  it('sums the tests of the reports and the steps without one', async () => {
    const steps = [step('lint', 0), step('unit', 1, vitest), step('e2e', 1, playwright)];
    expect(await lastLineOf(...steps)).toBe('48 passed, 5 failed');
  });

  it('counts a step that fails although its tests pass', async () => {
    const green = { numPassedTests: 40, numFailedTests: 0, testResults: [] };
    expect(await lastLineOf(step('unit', 1, green))).toBe('40 passed, 1 failed');
  });

  it('counts a step that fails without a report', async () => {
    expect(await lastLineOf(step('lint', 2))).toBe('0 passed, 1 failed');
  });

  it('does not read the report of an earlier run', async () => {
    await runSteps([step('unit', 0, vitest)]);
    expect(await lastLineOf(step('unit', 1))).toBe('0 passed, 1 failed');
  });
});

it('names what failed, and the files that could not be loaded', async () => {
  const steps = [step('unit', 1, vitest), step('e2e', 1, playwright)];
  const summary = formatSummary(await runSteps(steps)).split('\n');
  expect(summary.filter((line) => line.startsWith('failed  '))).toEqual([
    'failed  site/grid/claims.test.tsx: Rows are sorted.',
    'failed  broken.test.ts',
    'failed  e2e/menu.spec.ts: opens',
  ]);
});

describe('a step that needs another', () => {
  it.each([
    [0, ['passed', 'passed']],
    [1, ['failed', 'not run']],
  ])('after exit code %i', async (code, results) => {
    const steps = [step('build', code), { ...step('e2e', 0), needs: 'build' }];
    expect((await runSteps(steps)).map(({ result }) => result)).toEqual(results);
  });
});

describe('steps that need nothing', () => {
  function gate() {
    return Promise.withResolvers<number>();
  }

  it('run two at a time, and those that need one wait for all', async () => {
    const doors = { build: gate(), lint: gate(), unit: gate() };
    const begun: string[] = [];
    function slow(name: keyof typeof doors) {
      return { name, run: () => (begun.push(name), doors[name].promise) };
    }
    const e2e = { name: 'e2e', needs: 'build', run: () => Promise.resolve(begun.push('e2e') - 4) };
    const done = runSteps([slow('build'), slow('lint'), slow('unit'), e2e]);
    expect(begun).toEqual(['build', 'lint']);
    doors.build.resolve(0);
    await vi.waitFor(() => expect(begun).toEqual(['build', 'lint', 'unit']));
    doors.unit.resolve(0);
    doors.lint.resolve(0);
    expect((await done).map(({ name }) => name)).toEqual(['build', 'unit', 'lint', 'e2e']);
  });

  it('show what they print in one piece', async () => {
    function run(output: 'inherit' | number) {
      if (typeof output === 'number') writeSync(output, 'two\nlines');
      return Promise.resolve(1);
    }
    await runSteps([{ name: 'lint', run }]);
    expect(console.log).toHaveBeenCalledWith('\n── lint ──\ntwo\nlines');
  });
});
