// The steps of npm run check, for the pages that its arguments name.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { createServer } from 'vite';
import { digestFiles } from '../bootstrap/digest-files.mjs';
import { root } from '../bootstrap/root.mjs';
import { formatSeconds } from '../bootstrap/show-progress.mjs';
import { stopWithMessage } from '../bootstrap/stop-with-message.mjs';
import { recordAddresses } from '../pages/record-page.mjs';
import { siteFolder } from '../site/site-folders.mjs';
import { ensureBrowser } from '../testing/ensure-browser.mjs';
import { openDevServer } from './browser/dev-server.mjs';
import { openPages } from './browser/open-pages.ts';
import { checkProse } from './check-prose.ts';
import { checkAnatomyProofs, checkQuotes, claimsOf } from './check-quotes.ts';
import { fencesOf } from './fences.ts';
import { pagesOfFolders } from './pages-of-folders.ts';
import { createPassedSteps, digestOfParts } from './passed-steps.mjs';
import { runCaptured } from './run-captured.mjs';

/**
 * @typedef {import('../../engine/model/problem.ts').Problem} Problem
 * @typedef {{ ok: boolean, lines: readonly string[] }} Finding what a step found, as an author reads it
 */

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
const places = folders.map((folder) => path.join(content, folder));
const pages = places.map((place) => path.join(place, 'page.md'));
const claims = places.map((place) => path.join(place, 'claims.test.tsx')).filter(existsSync);
const demos = places.flatMap(demosIn);
const pictures = path.join(root, '.cache/check');

const failed = new Set();
const passed = createPassedSteps(path.join(root, '.cache/check/passed.json'));
// Everything but the pages themselves that can change what the steps find.
const surroundings = digestFiles(root, [
  'engine',
  'tests/claims',
  'tools/check',
  'package-lock.json',
  'eslint.config.js',
  'tsconfig.base.json',
  'tsconfig.content.json',
  'vitest.claims.config.ts',
]);

// What a page of the site shows besides its own folder.
const aroundPages = ['site/docs.config.ts', 'site/screens', 'site/translations', 'site/public'];

await step('format', () => runCaptured('prettier', ['--write', '--log-level', 'warn', ...places]));
// In the order of their length: the browser, the programs that read code, the claims and the text.
const text = Promise.withResolvers();
await Promise.all([runBrowserLane(), runCodeLane(), runClaimsLane(), runTextLane()]);
console.log(failed.size === 0 ? 'OK' : `Found something: ${[...failed].join(', ')}.`);
process.exitCode = failed.size === 0 ? 0 : 1;

async function runTextLane() {
  await step('text', compile);
  text.resolve(undefined);
  await step('prose', prose);
  await step('quotes', quotes);
}

async function runBrowserLane() {
  await step('browser', openInBrowser, digestFiles(root, [...places, ...aroundPages]));
}

async function runCodeLane() {
  const code = digestFiles(root, [...demos, ...claims]);
  const blocks = JSON.stringify(pages.map((page) => fencesOf(readFileSync(page, 'utf8'))));
  await step('types', types, digestOfParts(code, blocks));
  await step('lint', lint, code);
  if (demos.length > 0) await step('demos', drawDemos, code);
}

async function runClaimsLane() {
  if (claims.length > 0) await step('claims', runClaims, digestFiles(root, [...demos, ...claims]));
}

/**
 * @param {string} name
 * @param {() => Promise<Finding> | Finding} run
 * @param {string} [inputs] digest of what the step reads of the pages: it is not repeated for the same
 */
async function step(name, run, inputs) {
  const start = Date.now();
  if (inputs && hasPassed(name, inputs)) {
    console.log(`✓ ${name} (as before)`);
    return;
  }
  const { ok, lines } = await run();
  if (!ok) failed.add(name);
  if (ok && inputs) passed.add(digestOfStep(name, inputs));
  for (const line of lines) console.log(line);
  console.log(`${ok ? '✓' : '✗'} ${name} (${formatSeconds(Date.now() - start)})`);
}

/**
 * @param {string} name
 * @param {string} inputs
 */
function hasPassed(name, inputs) {
  return passed.has(digestOfStep(name, inputs));
}

/**
 * @param {string} name
 * @param {string} inputs
 */
function digestOfStep(name, inputs) {
  return digestOfParts(name, surroundings, ...folders, inputs);
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
  const { problems, tabs } = await compilePages(siteFolder, folders);
  await vite.close();
  const recorded = recordAddresses(siteFolder, tabs);
  const { ok, lines } = findingOf(problems);
  return { ok, lines: [...lines, ...recorded.map((it) => `  Published addresses: ${it}`)] };
}

/** @returns {Finding} */
function prose() {
  const found = pages.map((page) =>
    checkProse(readFileSync(page, 'utf8'), path.relative(root, page)),
  );
  const hints = found
    .flatMap((it) => it.hints)
    .map(({ file, line, message, fix }) => `  hint ${file}:${line} ${message} ${fix}`);
  const { ok, lines } = findingOf(found.flatMap(({ problems }) => problems));
  return { ok, lines: [...hints, ...lines] };
}

function quotes() {
  return findingOf(
    claims.flatMap((file) => {
      const page = readFileSync(path.join(path.dirname(file), 'page.md'), 'utf8');
      const source = readFileSync(file, 'utf8');
      const name = path.relative(root, file);
      return [
        ...checkQuotes(claimsOf(source), page, name),
        ...checkAnatomyProofs(source, page, name),
      ];
    }),
  );
}

/** @returns {Promise<Finding>} */
async function openInBrowser() {
  const browser = await ensureBrowser();
  if (browser === undefined) return { ok: false, lines: [] };
  const { docsConfig } = await import(pathToFileURL(path.join(siteFolder, 'docs.config.ts')).href);
  const server = await openDevServer();
  const opened = pagesOfFolders(docsConfig, siteFolder, folders);
  const problems = await openPages(opened, { origin: server.origin, browser, pictures });
  server.stop();
  await text.promise;
  // A page whose text is wrong shows what the text step has told.
  if (failed.has('text')) return { ok: false, lines: ['  Not judged: correct the text first.'] };
  const { ok, lines } = findingOf(problems);
  return { ok, lines: [...lines, `  Screenshots: ${path.relative(root, pictures)}`] };
}

/** @returns {Promise<Finding>} */
function types() {
  const worker = new Worker(new URL('types-worker.ts', import.meta.url), {
    workerData: { root, files: [...demos, ...claims], pages },
  });
  return new Promise((resolve, reject) => {
    worker.once('message', (problems) => resolve(findingOf(problems)));
    worker.once('error', reject);
  });
}

function lint() {
  return runCaptured('eslint', [...places, '--cache', '--cache-location', '.cache/eslint']);
}

function drawDemos() {
  return runCaptured('vitest', ['run', '--reporter=dot', 'site/content/demos.test.tsx'], {
    DEMOS_OF: `^\\./(?:${folders.join('|')})/demos/`,
  });
}

/** @returns {Promise<Finding>} */
async function runClaims() {
  const browser = await ensureBrowser();
  if (browser === undefined) return { ok: false, lines: [] };
  // The author of a page waits for the answer: what is not seen after some seconds is not there.
  const patience = pages.length === 1 ? ['--testTimeout=12000'] : [];
  const options = [...patience, '--reporter=dot'];
  return runCaptured('vitest', ['run', '-c', 'vitest.claims.config.ts', ...options, ...claims], {
    CHROMIUM_PATH: browser,
  });
}

/** @param {string} place */
function demosIn(place) {
  const folder = path.join(place, 'demos');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));
}

/**
 * @param {readonly Problem[]} problems
 * @returns {Finding}
 */
function findingOf(problems) {
  return {
    ok: problems.length === 0,
    lines: problems.map(
      ({ file, line, message, fix }) => `  ${file}:${line ?? 1}\n    ${message}\n    Fix: ${fix}`,
    ),
  };
}
