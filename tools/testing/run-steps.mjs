import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { showProgress } from '../bootstrap/show-progress.mjs';
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

/** @type {Count} */
const nothing = { passed: 0, failed: 0, failures: [], flaky: [] };

/** Most steps keep one core busy for most of their time. */
const lanes = 2;

/**
 * Runs the steps that need nothing two at a time, then one by one those whose needs are met, and says how each ended.
 * @param {readonly Step[]} steps
 * @returns {Promise<Outcome[]>}
 */
export async function runSteps(steps) {
  const outcomes = await runTogether(steps.filter(({ needs }) => needs === undefined));
  for (const step of steps.filter(({ needs }) => needs !== undefined)) {
    const needed = outcomes.find(({ name }) => name === step.needs);
    outcomes.push(needed?.result === 'passed' ? await runAlone(step) : notRun(step));
  }
  return outcomes;
}

/**
 * What a step prints is shown in one piece when it ends.
 * @param {readonly Step[]} steps
 * @returns {Promise<Outcome[]>} in the order in which they end
 */
async function runTogether(steps) {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-output-'));
  const waiting = [...steps];
  /** @type {Outcome[]} */
  const outcomes = [];
  /** @type {Set<string>} */
  const running = new Set();
  /** @param {(detail: string) => void} update */
  async function runLane(update) {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      running.add(step.name);
      update([...running].join(', '));
      outcomes.push(await runIntoFile(step, path.join(folder, step.name)));
      running.delete(step.name);
    }
  }
  await showProgress(`Running ${steps.map(({ name }) => name).join(', ')}`, (update) =>
    Promise.all(Array.from({ length: lanes }, () => runLane(update))),
  );
  rmSync(folder, { recursive: true });
  return outcomes;
}

/**
 * @param {Step} step
 * @param {string} file
 */
async function runIntoFile(step, file) {
  const output = openSync(file, 'w');
  const outcome = await runStep(step, output);
  closeSync(output);
  console.log(`\n── ${step.name} ──\n${readFileSync(file, 'utf8')}`);
  return outcome;
}

/** @param {Step} step */
function runAlone(step) {
  console.log(`\n── ${step.name} ──`);
  return runStep(step, 'inherit');
}

/**
 * @param {Step} step
 * @returns {Outcome}
 */
function notRun({ name }) {
  return { name, result: 'not run', count: nothing, milliseconds: 0 };
}

/**
 * @param {Step} step
 * @param {import('./steps.mjs').Output} output
 * @returns {Promise<Outcome>}
 */
async function runStep({ name, run, report }, output) {
  if (report !== undefined) rmSync(report, { force: true });
  const start = Date.now();
  const passed = (await run(output)) === 0;
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
  const counted = countTests(report) ?? { ...nothing, passed: passed ? 1 : 0 };
  return passed ? counted : { ...counted, failed: Math.max(counted.failed, 1) };
}
