import { formatSeconds } from '../bootstrap/show-progress.mjs';

/** @typedef {import('./run-steps.mjs').Outcome} Outcome */

/**
 * A table of the steps, the tests that failed or needed a second try, and a last line of its own with the sums.
 * @param {readonly Outcome[]} outcomes
 * @returns {string}
 */
export function formatSummary(outcomes) {
  const rows = outcomes.map(formatRow);
  const passed = sum(outcomes.map(({ count }) => count.passed));
  const failed = sum(outcomes.map(({ count }) => count.failed));
  const failures = outcomes.flatMap(({ count }) => count.failures.map((test) => `failed  ${test}`));
  const flakes = outcomes.flatMap(({ count }) => count.flaky.map((test) => `flaky   ${test}`));
  return ['', ...rows, ...failures, ...flakes, '', `${passed} passed, ${failed} failed`].join('\n');
}

/** @param {Outcome} outcome */
function formatRow({ name, result, count, milliseconds }) {
  const time = result === 'not run' ? '' : formatSeconds(milliseconds);
  const tests = `${count.passed} passed, ${count.failed} failed`;
  return `${name.padEnd(8)}${result.padEnd(10)}${time.padStart(9)}   ${tests}`;
}

/** @param {readonly number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
