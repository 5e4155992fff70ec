import type { ApiEntry } from '../../features/api-reference/api-entry.ts';
import { entriesNamed } from './entries-named.ts';

/** The entry that a text in a content folder means by a name: that of its own product before those of others. */
export function findEntryIn(
  entries: readonly ApiEntry[],
  name: string,
  folder: string,
): ApiEntry | undefined {
  const [product] = folder.split('/');
  const named = entriesNamed(entries, name);
  return named.find((entry) => entry.folder === product) ?? named[0];
}
