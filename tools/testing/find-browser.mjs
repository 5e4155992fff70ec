import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Chromium without windows: it opens a page in half the time. */
const shell = 'chromium-headless-shell';
const names = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];

/** Places outside the PATH where installers put a browser. */
const knownPlaces = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The browser for the tests: `CHROMIUM_PATH`, or else one that is installed on this machine. The shell alone does not
 * do: some tests need a whole browser.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined}
 */
export function findBrowser(env = process.env) {
  const named = findNamed('CHROMIUM_PATH', env);
  const whole = findWholeBrowser(env);
  return named ?? (whole && (findProgram([shell], env) ?? whole));
}

/**
 * A browser with everything readers have, such as a memory of left pages: `CHROMIUM_PATH` may name the shell.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined}
 */
export function findWholeBrowser(env = process.env) {
  return findProgram(names, env) ?? knownPlaces.find(isProgram) ?? env.CHROMIUM_PATH;
}

/**
 * Firefox: `FIREFOX_PATH`, or else one that is installed on this machine.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined}
 */
export function findFirefox(env = process.env) {
  const place = '/Applications/Firefox.app/Contents/MacOS/firefox';
  return (
    findNamed('FIREFOX_PATH', env) ??
    findProgram(['firefox-esr', 'firefox'], env) ??
    [place].find(isProgram)
  );
}

/**
 * @typedef {object} WebKitPrograms what WebKit runs with on Linux
 * @property {string} driver
 * @property {string} browser the small one that comes with the library, outside the PATH
 * @property {string} screen a screen without a monitor
 */

/**
 * WebKitGTK as it is installed on this machine.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [libraries] where Debian puts the libraries of each processor
 * @returns {WebKitPrograms | undefined} undefined when a part of it is missing
 */
export function findWebKit(env = process.env, libraries = '/usr/lib') {
  const driver = findProgram(['WebKitWebDriver'], env);
  const screen = findProgram(['Xvfb'], env);
  const browser = listFolders(libraries)
    .flatMap(listFolders)
    .filter((folder) => path.basename(folder).startsWith('webkit2gtk-'))
    .map((folder) => path.join(folder, 'MiniBrowser'))
    .find(isProgram);
  return driver && screen && browser ? { driver, screen, browser } : undefined;
}

/**
 * The browser that a variable of the environment names.
 * @param {string} variable
 * @param {NodeJS.ProcessEnv} env
 */
function findNamed(variable, env) {
  const chosen = env[variable];
  if (!chosen || existsSync(chosen)) return chosen || undefined;
  throw new Error(`${variable} names ${chosen}, but there is no such file.`);
}

/** @param {string} folder */
function listFolders(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(folder, name));
}

/**
 * @param {readonly string[]} wanted
 * @param {NodeJS.ProcessEnv} env
 */
function findProgram(wanted, env) {
  const folders = (env.PATH ?? '').split(path.delimiter);
  return wanted.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram);
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
