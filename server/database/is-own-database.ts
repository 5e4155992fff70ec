import { closeSync, openSync, readSync, statSync } from 'node:fs';

/** What every SQLite file begins with. */
const magic = 'SQLite format 3\0';

/** Stands on the first page of every database of this service, also when its beginning is broken. */
const firstTable = 'CREATE TABLE migration';

const pageSize = 4096;

/** True for a file that is a SQLite database, or was one of ours: no other may be moved or written. */
export function isOwnDatabase(file: string): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats || stats.size === 0) return true;
  if (!stats.isFile()) return false;
  const start = firstBytes(file).toString('latin1');
  return start.startsWith(magic) || start.includes(firstTable);
}

function firstBytes(file: string): Buffer {
  const descriptor = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(pageSize);
    return bytes.subarray(0, readSync(descriptor, bytes, 0, pageSize, 0));
  } finally {
    closeSync(descriptor);
  }
}
