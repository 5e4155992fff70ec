import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { withOpenFile } from '../../base/with-open-file.ts';

/** Writes a file so that nobody ever finds half of it: not the next build after one that was stopped, not another writer. */
export async function writeWhole(file: string, data: string | Uint8Array): Promise<void> {
  const unfinished = `${file}.${randomUUID()}.tmp`;
  await withOpenFile(() => writeFile(unfinished, data));
  await rename(unfinished, file);
}
