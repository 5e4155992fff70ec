import { accessSync, constants, existsSync } from 'node:fs';

/**
 * Throws when a database is there and cannot be written. SQLite would open it and give the files that
 * it makes beside it the same rights, and those would stay after the database is writable again.
 */
export function checkWritable(file: string): void {
  if (existsSync(file)) accessSync(file, constants.W_OK);
}
