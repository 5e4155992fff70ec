import type { ApiEntry } from '../features/api-reference/api-entry.ts';

/** The entry that a text in a content folder means by a name: that of its own product before those of others. */
export function findEntryIn(
  entries: readonly ApiEntry[],
  name: string,
  folder: string,
): ApiEntry | undefined {
  const [product] = folder.split('/');
  const named = entries.filter((entry) => entry.name === name);
  return named.find((entry) => entry.folder === product) ?? named[0];
}
