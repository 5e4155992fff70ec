import { existsSync, readFileSync } from 'node:fs';
import { runCommand } from '../bootstrap/run-command.mjs';
import { findBrowser, findFirefox, findWebKit } from './find-browser.mjs';

/**
 * @template Found
 * @typedef {object} Wanted a browser that tests need
 * @property {string} name
 * @property {() => Found | undefined} find
 * @property {readonly string[]} packages of Debian that bring it
 * @property {readonly string[]} [extras] packages that not every release of Debian has
 * @property {string} instruction what to do where it cannot be installed without asking
 */

/** @type {Wanted<string>} */
const chromium = {
  name: 'Chromium',
  find: findBrowser,
  packages: ['chromium'],
  // Most tests run in the fast one.
  extras: ['chromium-headless-shell'],
  instruction:
    'The browser tests need Chromium or Chrome. Install one (Debian: "apt-get install chromium"),\n' +
    'or name the program of one that is installed: CHROMIUM_PATH=/path/to/chromium npm test',
};

/** @type {Wanted<string>} */
const firefox = {
  name: 'Firefox',
  find: findFirefox,
  packages: ['firefox-esr'],
  instruction:
    'The tests in other browsers need Firefox. Install it (Debian: "apt-get install firefox-esr"),\n' +
    'or name the program of one that is installed: FIREFOX_PATH=/path/to/firefox npm test',
};

/** @type {Wanted<import('./find-browser.mjs').WebKitPrograms>} */
const webkit = {
  name: 'WebKit',
  find: findWebKit,
  packages: ['webkit2gtk-driver', 'xvfb'],
  instruction:
    'The full tests in other browsers need WebKitGTK with its driver, and Xvfb, on Linux\n' +
    '(Debian: "apt-get install webkit2gtk-driver xvfb").',
};

/**
 * Finds Chromium, or installs it where that can be done without asking.
 * @returns {Promise<string | undefined>} undefined after a message saying what to do
 */
export function ensureBrowser() {
  return ensure(chromium);
}

/**
 * Finds the browsers of other makers, or installs them where that can be done without asking.
 * @returns {Promise<boolean>} false after a message saying what to do
 */
export async function ensureOtherBrowsers() {
  const found = [await ensure(firefox), await ensure(webkit)];
  return !found.includes(undefined);
}

/**
 * @template Found
 * @param {Wanted<Found>} wanted
 */
async function ensure(wanted) {
  const found = wanted.find();
  if (found) return found;
  if (canInstall()) await install(wanted);
  const installed = wanted.find();
  if (!installed) console.error(wanted.instruction);
  return installed;
}

/** Ubuntu's packages are empty ones that point to another installer, hence Debian only. */
function canInstall() {
  const file = '/etc/os-release';
  const isDebian = existsSync(file) && /^ID=debian$/m.test(readFileSync(file, 'utf8'));
  return isDebian && process.getuid?.() === 0;
}

/** @param {Pick<Wanted<unknown>, 'name' | 'packages' | 'extras'>} wanted */
async function install({ name, packages, extras = [] }) {
  console.log(`Installing ${name} for the browser tests (once)…`);
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const code = await runCommand('apt-get', ['update', '-qq'], options);
  if (code !== 0) return;
  await runCommand('apt-get', ['install', '-y', '-qq', ...packages], options);
  for (const extra of extras) await runCommand('apt-get', ['install', '-y', '-qq', extra], options);
}
