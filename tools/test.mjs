// npm test: every check of the project; --full runs the larger set of tests.
import path from 'node:path';
import { prepare } from './bootstrap/prepare.mjs';
import { root } from './bootstrap/root.mjs';

await prepare();
if (process.argv.includes('--full')) process.env.FULL = '1';
// Only from here on it is certain that this is the Node of the project.
const { formatSummary } = await import('./testing/format-summary.mjs');
const { judgeFlakes, readKnownFlakes } = await import('./testing/known-flakes.mjs');
const { runSteps } = await import('./testing/run-steps.mjs');
const { steps } = await import('./testing/steps.mjs');
const known = readKnownFlakes(path.join(root, 'tests/known-flakes.tsv'));
const outcomes = judgeFlakes(await runSteps(steps), known);
process.exitCode = outcomes.every(({ result }) => result === 'passed') ? 0 : 1;
console.log(formatSummary(outcomes));
