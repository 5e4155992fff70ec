import { existsSync, renameSync } from 'node:fs';

/** Renames a broken database with the files that belong to it, and gives its new name. */
export function moveAside(file: string): string {
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const target = `${file}.broken-${stamp}`;
  for (const ending of ['', '-wal', '-shm']) {
    if (existsSync(file + ending)) renameSync(file + ending, target + ending);
  }
  return target;
}
