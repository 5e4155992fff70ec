// npm test: every check of the project; --full runs the larger set of tests.
import { prepare } from './bootstrap/prepare.mjs';
import { formatSummary } from './testing/format-summary.mjs';
import { runSteps } from './testing/run-steps.mjs';
import { steps } from './testing/steps.mjs';

await prepare();
if (process.argv.includes('--full')) process.env.FULL = '1';
const outcomes = await runSteps(steps);
process.exitCode = outcomes.every(({ result }) => result === 'passed') ? 0 : 1;
console.log(formatSummary(outcomes));
