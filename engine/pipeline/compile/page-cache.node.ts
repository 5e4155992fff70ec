import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '../../model/page.ts';
import { writeWhole } from './write-whole.node.ts';
import { withOpenFile } from '../../base/with-open-file.ts';

/** Compiled pages (or other data) kept on disk, found again by the digest of everything they were made from. */
export interface PageCache<Value = Page> {
  find(digest: string): Promise<Value | undefined>;
  save(digest: string, value: Value): Promise<void>;
}

/** Digest of the inputs of a compilation. */
export function keyOf(...inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) {
    hash.update(`${String(input.length)}:`).update(input);
  }
  return hash.digest('hex').slice(0, 32);
}

/** What was read already: while developing all pages are asked for again after each edit. */
const found = new Map<string, unknown>();

/** Opens (and creates when missing) a cache folder. */
export async function createPageCache<Value = Page>(dir: string): Promise<PageCache<Value>> {
  await mkdir(dir, { recursive: true });
  function fileOf(digest: string): string {
    return path.join(dir, `${digest}.json`);
  }
  return {
    async find(digest) {
      try {
        const value: unknown =
          found.get(fileOf(digest)) ??
          JSON.parse(await withOpenFile(() => readFile(fileOf(digest), 'utf8')));
        found.set(fileOf(digest), value);
        return value as Value;
      } catch {
        // Missing or cut off by an interrupted build: compiling again is always right.
        return undefined;
      }
    },
    save: (digest, value) => writeWhole(fileOf(digest), JSON.stringify(value)),
  };
}
