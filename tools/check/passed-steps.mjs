import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** So many are kept: an author works on a few pages at a time. */
const longest = 200;

/**
 * A memory of the steps that found nothing, by digest of what they read.
 * @param {string} file where it is kept
 */
export function createPassedSteps(file) {
  /** @type {string[]} */
  const passed = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return {
    /** @param {string} digest */
    has: (digest) => passed.includes(digest),
    /** @param {string} digest */
    add(digest) {
      passed.push(digest);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(passed.slice(-longest)));
    },
  };
}

/** @param {readonly string[]} parts */
export function digestOfParts(...parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}\0${part}`);
  return hash.digest('hex');
}
