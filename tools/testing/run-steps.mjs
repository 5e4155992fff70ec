import { rmSync } from 'node:fs';
import { countTests } from './count-tests.mjs';

/**
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {import('./count-tests.mjs').Count} Count
 *
 * @typedef {object} Outcome
 * @property {string} name
 * @property {'passed' | 'failed' | 'not run'} result
 * @property {Count} count a step without a report counts as one test
 * @property {number} milliseconds
 */

/**
 * Runs every step whose needs are met and says how each ended.
 * @param {readonly Step[]} steps
 * @returns {Promise<Outcome[]>}
 */
export async function runSteps(steps) {
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const step of steps) {
    const needed = outcomes.find(({ name }) => name === step.needs);
    const blocked = needed !== undefined && needed.result !== 'passed';
    outcomes.push(blocked ? notRun(step) : await runStep(step));
  }
  return outcomes;
}

/**
 * @param {Step} step
 * @returns {Outcome}
 */
function notRun({ name }) {
  return { name, result: 'not run', count: { passed: 0, failed: 0 }, milliseconds: 0 };
}

/**
 * @param {Step} step
 * @returns {Promise<Outcome>}
 */
async function runStep({ name, run, report }) {
  console.log(`\n── ${name} ──`);
  if (report !== undefined) rmSync(report, { force: true });
  const start = Date.now();
  const passed = (await run()) === 0;
  const milliseconds = Date.now() - start;
  return { name, result: passed ? 'passed' : 'failed', count: count(report, passed), milliseconds };
}

/**
 * A step can fail although all its tests pass (a file that cannot be loaded): that counts as one.
 * @param {string | undefined} report
 * @param {boolean} passed
 * @returns {Count}
 */
function count(report, passed) {
  const counted = countTests(report) ?? { passed: passed ? 1 : 0, failed: 0 };
  return passed ? counted : { ...counted, failed: Math.max(counted.failed, 1) };
}
