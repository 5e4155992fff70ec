import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../bootstrap/root.mjs';
import { countTests } from './count-tests.mjs';
import { formatSummary } from './format-summary.mjs';
import { judgeFlakes, readKnownFlakes } from './known-flakes.mjs';

function file(name: string, text: string): string {
  const written = path.join(mkdtempSync(path.join(tmpdir(), 'flakes-')), name);
  writeFileSync(written, text);
  return written;
}

function specOf(title: string, status: string) {
  return { title, file: 'e2e/a.spec.ts', tests: [{ status }] };
}

const report = file(
  'e2e.json',
  JSON.stringify({
    stats: { expected: 1, flaky: 2, unexpected: 0 },
    suites: [
      { specs: [specOf('calm', 'expected'), specOf('outer', 'flaky')] },
      { suites: [{ specs: [specOf('inner', 'flaky')] }] },
    ],
  }),
);

function judge(...known: string[]) {
  const count = countTests(report) ?? { passed: 0, failed: 0, failures: [], flaky: [] };
  const outcome = { name: 'e2e', result: 'passed' as const, count, milliseconds: 1 };
  return judgeFlakes([outcome], new Set(known));
}

it('a test that needs a second try fails the run and is named', () => {
  const outcomes = judge('e2e/a.spec.ts: inner');
  expect(outcomes[0]?.result).toBe('failed');
  const summary = formatSummary(outcomes).split('\n');
  expect(summary).toContain('flaky   e2e/a.spec.ts: outer');
  expect(summary.at(-1)).toBe('2 passed, 1 failed');
});

it('known flakes are named, but pass', () => {
  const outcomes = judge('e2e/a.spec.ts: inner', 'e2e/a.spec.ts: outer');
  expect(outcomes[0]?.result).toBe('passed');
  expect(formatSummary(outcomes)).toContain('flaky   e2e/a.spec.ts: inner');
});

it('every known flake has an owner', () => {
  expect(readKnownFlakes(file('a.tsv', '# words\n\na: b\tReader team\n'))).toEqual(
    new Set(['a: b']),
  );
  expect(() => readKnownFlakes(file('b.tsv', 'a: b\n'))).toThrow(/:1 names no owner/);
  expect(readKnownFlakes(path.join(root, 'tests/known-flakes.tsv')).size).toBe(0);
});
