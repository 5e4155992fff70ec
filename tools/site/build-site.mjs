import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { digestFiles } from '../bootstrap/digest-files.mjs';
import { requireWritable } from '../bootstrap/require-writable.mjs';
import { programs, root } from '../bootstrap/root.mjs';
import { quoteForShell, waitForEnd } from '../bootstrap/run-command.mjs';
import { formatSeconds, showProgress } from '../bootstrap/show-progress.mjs';
import { createProblemFilter } from './keep-problems.mjs';
import { astroEnvironment, outFolder, routesFolder, siteFolder } from './site-folders.mjs';
import { siteVariables } from './site-variables.mjs';

/** What a site is made of, besides its own folder: a change there makes a new build. */
export const buildInputs = ['engine', 'site', 'package-lock.json', 'tools/site', 'CHANGELOG.md'];

const stampFile = path.join(outFolder, '.build-digest');

/** Lines by which Astro tells that a page is written. */
const pageLine = /[├└]─ .*\.html/;
/** Lines in which the last step of the build tells what was compiled and how much is written. */
const reportLine = /\[finish-build\] (.+)/;

/**
 * Builds the site unless the last build was made from the same inputs.
 * @returns {Promise<number>} exit code
 */
export async function buildIfChanged() {
  const unchanged = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === digestInputs();
  return unchanged ? 0 : buildSite();
}

/**
 * Builds the site; warnings and errors are shown, the list of pages is only counted.
 * @returns {Promise<number>} exit code
 */
export async function buildSite() {
  const start = Date.now();
  requireWritable(root, 'to build the site');
  const digest = digestInputs();
  rmSync(stampFile, { force: true });
  const { code, pages, report } = await showProgress('Building the site', runAstro);
  if (code !== 0) {
    console.error('\nThe site was not built. The lines above say what to change.');
    return code;
  }
  writeFileSync(stampFile, digest);
  report.forEach((line) => console.log(line));
  console.log(`Built ${pages} pages in ${formatSeconds(Date.now() - start)}.`);
  return 0;
}

function digestInputs() {
  const hash = createHash('sha256').update(digestFiles(root, [...buildInputs, siteFolder]));
  return hash.update(siteVariables(process.env)).digest('hex');
}

/** @param {(detail: string) => void} update */
async function runAstro(update) {
  let pages = 0;
  /** @type {string[]} */
  const report = [];
  const shell = process.platform === 'win32';
  const program = path.join(programs, 'astro');
  const astro = spawn(shell ? quoteForShell(program) : program, ['build'], {
    cwd: routesFolder,
    env: astroEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    shell,
  });
  createInterface({ input: astro.stdout }).on('line', (colored) => {
    const line = stripVTControlCharacters(colored);
    if (pageLine.test(line)) update(`${++pages} pages`);
    const reported = reportLine.exec(line)?.[1];
    if (reported !== undefined) report.push(reported);
  });
  const helps = createProblemFilter();
  createInterface({ input: astro.stderr }).on('line', (line) => {
    if (helps(stripVTControlCharacters(line))) console.error(line);
  });
  return { code: await waitForEnd(astro), pages, report };
}
