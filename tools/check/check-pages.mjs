// The steps of npm run check, for the pages that its arguments name.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { root } from '../bootstrap/root.mjs';
import { runCommand } from '../bootstrap/run-command.mjs';
import { formatSeconds } from '../bootstrap/show-progress.mjs';
import { stopWithMessage } from '../bootstrap/stop-with-message.mjs';
import { checkProse } from './check-prose.ts';
import { checkQuotes, claimsOf } from './check-quotes.ts';
import { checkTypes } from './check-types.ts';
import { siteFolder } from '../site/site-folders.mjs';
import { ensureBrowser } from '../testing/ensure-browser.mjs';

const content = path.join(siteFolder, 'content');
const folders = process.argv
  .slice(2)
  .map((name) => name.replace(/^.*content\//, '').replace(/\/$/, ''));
if (folders.length === 0) stopWithMessage('Name a page: npm run check -- tree-view/overview');
for (const folder of folders) {
  if (!existsSync(path.join(content, folder, 'page.md'))) {
    stopWithMessage(`There is no page.md in site/content/${folder}.`);
  }
}
const pages = folders.map((folder) => path.join(content, folder, 'page.md'));
const claims = folders
  .map((folder) => path.join(content, folder, 'claims.test.tsx'))
  .filter(existsSync);

let failed = 0;
await step('format', () =>
  bin('prettier', [
    '--write',
    '--log-level',
    'warn',
    ...folders.map((folder) => path.join(content, folder)),
  ]),
);
await step('text', compile);
await step('prose', prose);
await step('quotes', quotes);
await step('lint', () =>
  bin('eslint', [
    '--cache',
    '--cache-location',
    '.cache/eslint',
    ...folders.map((folder) => path.join(content, folder)),
  ]),
);
await step('types', () =>
  report(checkTypes(root, [...folders.flatMap(demosOf), ...claims], pages)),
);
await step('demos', drawDemos);
await step('claims', runClaims);
console.log(failed === 0 ? 'OK' : `${failed} of the steps above found something.`);
process.exitCode = failed === 0 ? 0 : 1;

/**
 * @param {string} name
 * @param {() => Promise<boolean> | boolean} run
 */
async function step(name, run) {
  const start = Date.now();
  const ok = await run();
  if (!ok) failed += 1;
  console.log(`${ok ? '✓' : '✗'} ${name} (${formatSeconds(Date.now() - start)})`);
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 */
async function bin(command, args) {
  return (
    (await runCommand(path.join(root, 'node_modules/.bin', command), args, { cwd: root })) === 0
  );
}

async function compile() {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    resolve: { alias: { '#site': siteFolder } },
  });
  const module = await vite.ssrLoadModule('/tools/check/compile-pages.ts');
  const { compilePages } = /** @type {typeof import('./compile-pages.ts')} */ (module);
  const problems = await compilePages(siteFolder);
  await vite.close();
  return report(
    problems.filter(({ file }) => folders.some((folder) => file.includes(`content/${folder}/`))),
  );
}

function prose() {
  const found = pages.map((page) =>
    checkProse(readFileSync(page, 'utf8'), path.relative(root, page)),
  );
  for (const { file, line, message, mend } of found.flatMap(({ hints }) => hints)) {
    console.log(`  hint ${file}:${line} ${message} ${mend}`);
  }
  return report(found.flatMap(({ problems }) => problems));
}

function quotes() {
  return report(
    claims.flatMap((file) => {
      const page = readFileSync(path.join(path.dirname(file), 'page.md'), 'utf8');
      return checkQuotes(claimsOf(readFileSync(file, 'utf8')), page, path.relative(root, file));
    }),
  );
}

/** @param {string} folder */
function demosOf(folder) {
  const demos = path.join(content, folder, 'demos');
  if (!existsSync(demos)) return [];
  return readdirSync(demos)
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(demos, name));
}

function drawDemos() {
  if (folders.flatMap(demosOf).length === 0) return true;
  process.env.DEMOS_OF = `^\\./(?:${folders.join('|')})/demos/`;
  return bin('vitest', ['run', '--reporter=dot', 'site/content/demos.test.tsx']);
}

async function runClaims() {
  if (claims.length === 0) return true;
  const browser = await ensureBrowser();
  if (browser === undefined) return false;
  process.env.CHROMIUM_PATH = browser;
  // An author waits for the answer: what is not seen after some seconds is not there.
  const options = ['--testTimeout=12000', '--reporter=dot'];
  return bin('vitest', ['run', '-c', 'vitest.claims.config.ts', ...options, ...claims]);
}

/** @param {readonly import('../../engine/model/problem.ts').Problem[]} problems */
function report(problems) {
  for (const { file, line, message, mend } of problems)
    console.log(`  ${file}:${line ?? 1}\n    ${message}\n    Fix: ${mend}`);
  return problems.length === 0;
}
