import type { ApiEntry } from '../../features/api-reference/api-entry.ts';

/** Grouped once for all pages and, while developing, for all edits. */
const groups = new WeakMap<readonly ApiEntry[], ReadonlyMap<string, ApiEntry[]>>();

/** The entries of the API reference with a name; several products may have one each. */
export function entriesNamed(entries: readonly ApiEntry[], name: string): readonly ApiEntry[] {
  const byName = groups.get(entries) ?? Map.groupBy(entries, (entry) => entry.name);
  groups.set(entries, byName);
  return byName.get(name) ?? [];
}
