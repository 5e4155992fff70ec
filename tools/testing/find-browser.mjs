import { accessSync, constants, existsSync } from 'node:fs';
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
 * The browser for the tests: `CHROMIUM_PATH`, or else one that is installed on this machine.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined}
 */
export function findBrowser(env = process.env) {
  const chosen = env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names ${chosen}, but there is no such file.`);
  }
  return findProgram([shell], env) ?? findWholeBrowser(env);
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
