import type { ApiHistory, MemberChange } from './api-history.ts';
import { memberTables, type MemberTable } from './api-snapshot.ts';

/** A member of an entry with what became of it. */
export interface HistoryMember {
  table: MemberTable;
  name: string;
  changes: readonly MemberChange[];
}

const groups = new WeakMap<ApiHistory, ReadonlyMap<string, readonly HistoryMember[]>>();

/** The members of a history by the slug of their entry. */
export function membersByEntry(history: ApiHistory): ReadonlyMap<string, readonly HistoryMember[]> {
  const known = groups.get(history) ?? groupBySlug(history);
  groups.set(history, known);
  return known;
}

/** The members of an entry in all versions. */
export function membersOfEntry(history: ApiHistory, slug: string): readonly HistoryMember[] {
  return membersByEntry(history).get(slug) ?? [];
}

function groupBySlug({ members }: ApiHistory): Map<string, HistoryMember[]> {
  const found = new Map<string, HistoryMember[]>();
  for (const [key, changes] of members) {
    const [slug = '', written = '', name = ''] = key.split('\t');
    const table = memberTables.find((it) => it === written);
    if (table) {
      const group = found.get(slug) ?? [];
      group.push({ table, name, changes });
      found.set(slug, group);
    }
  }
  return found;
}
