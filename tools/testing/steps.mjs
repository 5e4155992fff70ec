import path from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { runCommand } from '../bootstrap/run-command.mjs';
import { buildIfChanged } from '../site/build-site.mjs';
import { ensureBrowser } from './ensure-browser.mjs';
import { findFreePort } from './find-free-port.mjs';
import { recordOpened } from './record-opened.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<number>} run gives an exit code
 * @property {string} [needs] a step that must have passed before
 * @property {string} [report] file with the outcome of each test
 */

const reports = path.join(root, '.cache/test-reports');
const unitReport = path.join(reports, 'unit.json');
const e2eReport = path.join(reports, 'e2e.json');

/**
 * What `npm test` does, in this order.
 * @type {readonly Step[]}
 */
export const steps = [
  { name: 'lint', run: () => runScript('lint') },
  { name: 'types', run: () => runScript('typecheck') },
  { name: 'unit', run: runUnit, report: unitReport },
  { name: 'build', run: buildIfChanged },
  { name: 'e2e', run: runE2e, report: e2eReport, needs: 'build' },
];

/**
 * @param {string} name
 * @param {readonly string[]} [args]
 */
function runScript(name, args = []) {
  return runCommand('npm', ['run', '--silent', name, '--', ...args], { cwd: root });
}

function runUnit() {
  return runScript('unit', [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ]);
}

async function runE2e() {
  const browser = await ensureBrowser();
  if (browser === undefined) return 1;
  process.env.CHROMIUM_PATH = browser;
  process.env.E2E_PORT = String(await findFreePort(4174));
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = e2eReport;
  const playwright = path.join(root, 'node_modules/.bin/playwright');
  const code = await runCommand(playwright, ['test', '--reporter=list,json'], { cwd: root });
  if (code === 0 && process.env.FULL) recordOpened();
  return code;
}
