import { readFileSync } from 'node:fs';

/**
 * Reads the list of tests that may need a second try; each has an owner.
 * @param {string} file
 * @returns {Set<string>} their names
 */
export function readKnownFlakes(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  return new Set(
    lines.flatMap((line, index) => {
      if (line === '' || line.startsWith('#')) return [];
      const [name = '', owner = ''] = line.split('\t');
      if (owner.trim() !== '') return [name];
      throw new Error(`${file}:${index + 1} names no owner. Write the test, a tab and the owner.`);
    }),
  );
}

/**
 * A test that needs a second try has not passed, unless it is known and somebody works on it.
 * @param {readonly import('./run-steps.mjs').Outcome[]} outcomes
 * @param {ReadonlySet<string>} known
 * @returns {import('./run-steps.mjs').Outcome[]}
 */
export function judgeFlakes(outcomes, known) {
  return outcomes.map((outcome) => {
    const { passed, failed, failures, flaky } = outcome.count;
    const unknown = flaky.filter((test) => !known.has(test)).length;
    const count = {
      passed: passed + flaky.length - unknown,
      failed: failed + unknown,
      failures,
      flaky,
    };
    return { ...outcome, count, result: unknown > 0 ? 'failed' : outcome.result };
  });
}
