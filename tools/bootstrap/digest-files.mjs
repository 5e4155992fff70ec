import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Folders that are made from others. */
const derived = new Set(['node_modules', 'dist', '.astro', '.cache']);

/**
 * A digest of the names and contents of files and folders; what does not exist counts as absent.
 * @param {string} base names are taken relative to this folder
 * @param {readonly string[]} names files and folders
 * @returns {string}
 */
export function digestFiles(base, names) {
  const hash = createHash('sha256');
  for (const name of names.flatMap((it) => listFiles(base, it))) {
    const content = readFileSync(path.resolve(base, name));
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * @param {string} base
 * @param {string} name
 * @returns {string[]} the files below it, in a fixed order, tests and derived files left out
 */
function listFiles(base, name) {
  const full = path.resolve(base, name);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [name];
  return readdirSync(full)
    .filter((entry) => !derived.has(entry) && !/\.test\.tsx?$/.test(entry))
    .sort()
    .flatMap((entry) => listFiles(base, path.join(name, entry)));
}
