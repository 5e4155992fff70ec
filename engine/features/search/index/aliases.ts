import { termOf, termsOf } from '../text/terms-of.ts';
import type { TermEntries } from './pack-shards.ts';

/** What readers also call a thing: `dropdown` for `select`. The value names words of the pages. */
export type Aliases = Readonly<Record<string, readonly string[]>>;

/** How much an alias tells beside the word it stands for. */
const aliasShare = 0.85;

/** Makes pages findable by the aliases of their words; the browser need not know them. */
export function withAliases(entries: TermEntries, aliases: Aliases): TermEntries {
  const all = new Map(entries);
  for (const [alias, words] of Object.entries(aliases)) {
    const meant = words.flatMap((word) => entries.get(termOf(word)) ?? []);
    for (const term of termsOf(alias)) all.set(term, merge(all.get(term) ?? [], meant));
  }
  return all;
}

type Entries = TermEntries extends ReadonlyMap<string, infer Pages> ? Pages : never;

function merge(own: Entries, meant: Entries): Entries {
  const pages = new Map(own.map((entry) => [entry.page, entry]));
  for (const entry of meant) {
    const impact = Math.ceil(entry.impact * aliasShare);
    if (impact > (pages.get(entry.page)?.impact ?? 0)) pages.set(entry.page, { ...entry, impact });
  }
  return [...pages.values()].toSorted((a, b) => a.page - b.page);
}
