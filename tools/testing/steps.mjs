import path from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { runCommand } from '../bootstrap/run-command.mjs';
import { ensureBrowser, ensureOtherBrowsers } from './ensure-browser.mjs';
import { findFreePort } from './find-free-port.mjs';
import { listClaims } from './list-claims.mjs';

/** @typedef {'inherit' | number} Output where the programs of a step write: this terminal, or an open file */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {(output: Output) => Promise<number>} run gives an exit code
 * @property {string} [needs] a step that must have passed before
 * @property {string} [report] file with the outcome of each test
 */

const reports = path.join(root, '.cache/test-reports');
const unitReport = path.join(reports, 'unit.json');
const claimsReport = path.join(reports, 'claims.json');
const vitest = path.join(root, 'node_modules/.bin/vitest');
const playwright = path.join(root, 'node_modules/.bin/playwright');
const e2eReport = path.join(reports, 'e2e.json');
const browsersReport = path.join(reports, 'browsers.json');

/**
 * What `npm test` does. The longest of those that need nothing come first: two of them run at a time.
 * @type {readonly Step[]}
 */
export const steps = [
  { name: 'build', run: (output) => runNode('tools/build.mjs', ['--if-changed'], output) },
  { name: 'lint', run: (output) => runScript('lint', [], output) },
  { name: 'unit', run: runUnit, report: unitReport },
  { name: 'types', run: (output) => runScript('typecheck', [], output) },
  { name: 'claims', run: runClaims, report: claimsReport },
  { name: 'e2e', run: runE2e, report: e2eReport, needs: 'build' },
  ...(process.env.FULL
    ? [{ name: 'browsers', run: runBrowsers, report: browsersReport, needs: 'build' }]
    : []),
];

/**
 * @param {string} file
 * @param {readonly string[]} args
 * @param {Output} output
 */
function runNode(file, args, output) {
  return run(process.execPath, [path.join(root, file), ...args], output);
}

/**
 * @param {string} name
 * @param {readonly string[]} args
 * @param {Output} output
 */
function runScript(name, args, output) {
  return run('npm', ['run', '--silent', name, '--', ...args], output);
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Output} output
 */
function run(command, args, output) {
  return runCommand(command, args, { cwd: root, stdio: ['inherit', output, output] });
}

/** @param {Output} output */
function runUnit(output) {
  const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`];
  return run(vitest, ['run', ...args], output);
}

/** @param {Output} output */
async function runClaims(output) {
  const browser = await ensureBrowser();
  if (browser === undefined) return 1;
  process.env.CHROMIUM_PATH = browser;
  const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${claimsReport}`];
  return run(vitest, ['run', '-c', 'vitest.claims.config.ts', ...args, ...listClaims()], output);
}

/** @param {Output} output */
async function runE2e(output) {
  const browser = await ensureBrowser();
  if (browser === undefined) return 1;
  process.env.CHROMIUM_PATH = browser;
  process.env.E2E_PORT = String(await findFreePort(4174));
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = e2eReport;
  return run(playwright, ['test', '--reporter=list,json'], output);
}

/** @param {Output} output */
async function runBrowsers(output) {
  if (!(await ensureOtherBrowsers())) return 1;
  process.env.E2E_PORT = String(await findFreePort(4174));
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = browsersReport;
  const config = ['-c', 'playwright.browsers.config.ts'];
  return run(playwright, ['test', ...config, '--reporter=list,json'], output);
}
