import { createHash } from 'node:crypto';
import { copyFile, link, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from './write-whole.node.ts';

/** A file to be had: its content depends on nothing but the key. */
interface CachedFile {
  key: string;
  target: string;
  make: () => Promise<Uint8Array>;
}

/** Finished files kept between builds. */
export interface FileCache {
  /** Writes a file, from the cache when possible, and says whether it had to be made. */
  write(file: CachedFile): Promise<boolean>;
  /** Removes what was not asked for since the cache was opened, so that it never grows. */
  sweep(): Promise<void>;
}

/** Opens a folder of finished files; each build uses a folder of its own. */
export async function openFileCache(folder: string): Promise<FileCache> {
  await mkdir(folder, { recursive: true });
  const used = new Set<string>();
  const ready = new Set<string>();
  const pending = new Map<string, Promise<void>>();
  return {
    async write({ key, target, make }) {
      used.add(key);
      const kept = path.join(folder, key);
      await prepareFolder(path.dirname(target), ready);
      if (await bring(kept, target)) {
        return false;
      }
      // Equal files may be asked for at the same time: the first makes it, the others wait.
      const first = pending.get(key);
      const making = first ?? make().then((data) => writeWhole(kept, data));
      pending.set(key, making);
      await making.finally(() => pending.delete(key));
      await bring(kept, target);
      return first === undefined;
    },
    sweep: () => removeOthers(folder, used),
  };
}

/** A name for a cached file that only the same content gives. */
export function digestOf(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex').slice(0, 32);
}

async function prepareFolder(folder: string, ready: Set<string>): Promise<void> {
  if (!ready.has(folder)) {
    await mkdir(folder, { recursive: true });
    ready.add(folder);
  }
}

async function removeOthers(folder: string, used: ReadonlySet<string>): Promise<void> {
  const names = await readdir(folder);
  const unused = names.filter((name) => !used.has(name));
  await Promise.all(unused.map((name) => rm(path.join(folder, name), { force: true })));
}

/** Puts a kept file at its target and says whether there was one; a second name costs a tenth of a copy. */
async function bring(kept: string, target: string): Promise<boolean> {
  try {
    await link(kept, target);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') {
      return false;
    }
    // Left by an earlier build, or on another disk. The old name must go first: it may be a kept file's.
    await rm(target, { force: true });
    await copyFile(kept, target);
  }
  return true;
}
