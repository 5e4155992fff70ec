import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ApiHistory } from '../../features/api-reference/history/api-history.ts';
import { parseHistory } from '../../features/api-reference/history/history-record.ts';

/** Folder of a site with the records of other versions, one file per product. */
const recordFolder = 'facts/api-history';

/** Reads what is known of other versions, by the folder of the product; nothing for a site that recorded none. */
export async function loadApiHistory(siteDir: string): Promise<Map<string, ApiHistory>> {
  const dir = path.join(siteDir, recordFolder);
  const files = await readdir(dir).catch((): string[] => []);
  const records = files.filter((file) => file.endsWith('.tsv')).sort();
  return new Map(
    await Promise.all(
      records.map(
        async (file) =>
          [path.basename(file, '.tsv'), await loadHistory(path.join(dir, file))] as const,
      ),
    ),
  );
}

/** Reads one record; a message names the file, the line and the fix. */
export async function loadHistory(file: string): Promise<ApiHistory> {
  const text = await readFile(file, 'utf8');
  try {
    return parseHistory(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${file}, ${reason} Take the file from the repository, or record its versions again.`,
      {
        cause: error,
      },
    );
  }
}
