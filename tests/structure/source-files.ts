import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folder of the repository. */
export const root = path.resolve(import.meta.dirname, '../..');

/** Folders that are made from others or hold no source. */
const derived = new Set([
  'node_modules',
  'dist',
  '.git',
  '.astro',
  '.cache',
  '.work',
  'test-results',
  'playwright-report',
]);

/** Every file below a folder of the repository, named relative to the repository. */
export function listFiles(folder: string): string[] {
  const full = path.join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, { withFileTypes: true })
    .filter((entry) => !derived.has(entry.name))
    .flatMap((entry) => {
      const name = path.posix.join(folder, entry.name);
      return entry.isDirectory() ? listFiles(name) : [name];
    });
}

/** The text of a file of the repository. */
export function readSource(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** Whether a file holds code of ours. */
export function isCode(file: string): boolean {
  return /\.(ts|tsx|mjs|js|astro)$/.test(file);
}

/** Whether a file holds tests. */
export function isTest(file: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(file) || file.startsWith('tests/');
}
