// npm test: every check of the project; --full runs the larger set of tests.
import { prepare } from './bootstrap/prepare.mjs';

await prepare();
if (process.argv.includes('--full')) process.env.FULL = '1';
// Only from here on it is certain that this is the Node of the project.
const { formatSummary } = await import('./testing/format-summary.mjs');
const { runSteps } = await import('./testing/run-steps.mjs');
const { steps } = await import('./testing/steps.mjs');
const outcomes = await runSteps(steps);
process.exitCode = outcomes.every(({ result }) => result === 'passed') ? 0 : 1;
console.log(formatSummary(outcomes));
