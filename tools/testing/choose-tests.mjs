import { execFileSync } from 'node:child_process';
import { root } from '../bootstrap/root.mjs';

/** Every so many pages, and their claims, are part of one run; the next commit takes the following ones. */
const share = 10;
/** Pages that one of the last commits to content changed are part of every run. */
const recentCommits = 3;

/**
 * @typedef {object} Turn
 * @property {number} number which part of the sample is due
 * @property {ReadonlySet<string>} changed content folders of the pages that changed last
 */

/**
 * What this run looks at: the number moves with each commit, so that ten commits look at everything.
 * @returns {Turn}
 */
export function currentTurn() {
  const number = Number(process.env.GATE_RUN ?? git(['rev-list', '--count', 'HEAD']));
  const files = git([
    'log',
    `-${recentCommits}`,
    '--name-only',
    '--format=',
    '--',
    'site/content',
  ]).split('\n');
  return { number, changed: new Set(files.flatMap((file) => folderOf(file) ?? [])) };
}

/**
 * @template Item
 * @param {readonly Item[]} items in an order that stays
 * @param {(item: Item) => string | undefined} folder the content folder of an item, if it has one
 * @param {Turn} turn
 * @returns {Item[]} all in the full run; otherwise those that changed last and those whose turn it is
 */
export function chooseByTurn(items, folder, { number, changed }) {
  if (process.env.FULL) return [...items];
  return items.filter(
    (item, index) => index % share === number % share || changed.has(folder(item) ?? ''),
  );
}

/**
 * @param {string} file
 * @returns {string | undefined} the folder of the page that a file of the content belongs to
 */
export function folderOf(file) {
  return /^site\/content\/(.+?)\/(?:demos\/.*|page[^/]*\.md|claims\.test\.tsx)$/.exec(file)?.[1];
}

/** @param {readonly string[]} args */
function git(args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}
