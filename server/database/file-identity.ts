import { statSync } from 'node:fs';

/**
 * Which file stands at a path, and which journal beside it; changes when one is removed or replaced.
 * An open database does not notice that: it goes on writing into what nobody will find again.
 */
export function fileIdentity(file: string): string {
  return [file, `${file}-wal`].map(numberOf).join(' ');
}

function numberOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined ? 'gone' : `${stats.dev}:${stats.ino}`;
}
