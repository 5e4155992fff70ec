import { existsSync, readFileSync } from 'node:fs';
import { runCommand } from '../bootstrap/run-command.mjs';
import { findBrowser } from './find-browser.mjs';

const instruction =
  'The browser tests need Chromium or Chrome. Install one (Debian: "apt-get install chromium"),\n' +
  'or name the program of one that is installed: CHROMIUM_PATH=/path/to/chromium npm test';

/**
 * Finds a browser, or installs one where that can be done without asking.
 * @returns {Promise<string | undefined>} undefined after a message saying what to do
 */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (canInstall()) await install();
  const installed = findBrowser();
  if (!installed) console.error(instruction);
  return installed;
}

/** Ubuntu's package is an empty one that points to another installer, hence Debian only. */
function canInstall() {
  const file = '/etc/os-release';
  const isDebian = existsSync(file) && /^ID=debian$/m.test(readFileSync(file, 'utf8'));
  return isDebian && process.getuid?.() === 0;
}

async function install() {
  console.log('Installing Chromium for the browser tests (once)…');
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const code = await runCommand('apt-get', ['update', '-qq'], options);
  if (code !== 0) return;
  await runCommand('apt-get', ['install', '-y', '-qq', 'chromium'], options);
  // Most tests run in the fast one, which not every release of Debian has.
  await runCommand('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], options);
}
