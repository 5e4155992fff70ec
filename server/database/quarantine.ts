import { existsSync, renameSync } from 'node:fs';
import { isOwnDatabase } from './is-own-database.ts';

/** Renames a broken database with the files that belong to it, and gives its new name; another file stays. */
export function quarantine(file: string): string {
  checkOwnDatabase(file);
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const target = `${file}.broken-${stamp}`;
  for (const ending of ['', '-wal', '-shm']) {
    if (existsSync(file + ending)) renameSync(file + ending, target + ending);
  }
  return target;
}

/** Throws when something else than a database stands where messages are to be kept. */
export function checkOwnDatabase(file: string): void {
  if (isOwnDatabase(file)) return;
  throw new Error(
    `FEEDBACK_FILE names ${file}, which is not a database of this service. ` +
      'Nothing was written to it. Name another file, or move this one away.',
  );
}
