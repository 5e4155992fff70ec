// Adds the pages that the last runs opened and found right to the record, so that the gate opens only what changed.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bootstrap/root.mjs';

const record = path.join(root, 'tests/opened-pages.txt');
const news = path.join(root, '.cache/opened-pages.txt');

/** Merges the news into the record: one line for each page, the newest counts. */
export function recordOpened() {
  /** @type {Map<string, string>} */
  const lines = new Map();
  for (const line of [...linesOf(record), ...linesOf(news)]) {
    lines.set(line.split(' ')[0] ?? '', line);
  }
  writeFileSync(record, `${[...lines.values()].sort().join('\n')}\n`);
  rmSync(news, { force: true });
  return lines.size;
}

/**
 * @param {string} file
 * @returns {string[]}
 */
function linesOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}

if (process.argv[1] === import.meta.filename) {
  console.log(`${String(recordOpened())} pages were opened and found right.`);
}
