import type { ApiEntry } from './api-entry.ts';
import { classRowsOf, rowIdsOf, sectionKeyOf, sectionsOf, type ApiSection } from './api-ids.ts';

/** The sections that are tables of rows with names. */
const tables = ['props', 'methods', 'slots', 'classes'] as const;
type Table = (typeof tables)[number];

/** What only an entry's own page tells: where it is used, its code, its data. */
const elsewhere: readonly ApiSection[] = ['demos', 'history', 'source', 'data'];

/** A section of an entry among those of other entries. */
export interface TabSection {
  name: ApiSection;
  /** Anchor of its heading. */
  id: string;
  /** Name of the words above it. */
  key: string;
  /** True when all its rows stand above already. */
  isEmpty?: true;
}

/** An entry on a page with others: rows that stand above already are left out. */
export interface TabEntry {
  entry: ApiEntry;
  sections: readonly TabSection[];
  /** The entry above that has the rows which are left out of a table. */
  bases: Readonly<Partial<Record<ApiSection, ApiEntry>>>;
}

/** The sections that an entry has on a page with others. */
export function tabSectionsOf(entry: ApiEntry): TabSection[] {
  const sections = sectionsOf(entry, { demos: false, history: false }).filter(
    (name) => !elsewhere.includes(name),
  );
  // Nothing above it says how an entry among others is imported.
  return sections
    .toSorted((a, b) => Number(b === 'import') - Number(a === 'import'))
    .map((name) => ({ name, id: `${entry.slug}-${name}`, key: sectionKeyOf(entry, name) }));
}

/** The entries of a page in their order; the paid form of a component shows only what the free one lacks. */
export function tabEntriesOf(entries: readonly ApiEntry[]): TabEntry[] {
  const whole = entries.map((entry) => ({ ...entry, classes: classRowsOf(entry) }));
  return whole.map((entry, at) => {
    const found = tables.flatMap((table) => {
      const base = baseOf(entry, whole.slice(0, at), table);
      return base ? [{ table, base, rows: beyond(entry, base, table) }] : [];
    });
    const empty = found.filter(({ rows }) => rows.length === 0).map(({ table }) => table);
    return {
      entry: { ...entry, ...Object.fromEntries(found.map(({ table, rows }) => [table, rows])) },
      sections: tabSectionsOf(entry).map((section) => ({
        ...section,
        ...(empty.some((table) => table === section.name) && { isEmpty: true as const }),
      })),
      bases: Object.fromEntries(found.map(({ table, base }) => [table, base])),
    };
  });
}

/** Name of the words that say where the rows stand which are left out of a section. */
export function baseKeyOf({ isEmpty }: TabSection): string {
  return isEmpty ? 'api.tabs.same' : 'api.tabs.base';
}

/** Everything on a page of several entries that a link can point to. */
export function idsOfTab(entries: readonly ApiEntry[]): Set<string> {
  return new Set(
    tabEntriesOf(entries).flatMap(({ entry, sections }) => [
      entry.slug,
      ...sections.map(({ id }) => id),
      ...rowIdsOf(entry),
    ]),
  );
}

/** Of the entries above whose rows all come back, most of them unchanged, the one that leaves the fewest to show. */
function baseOf(entry: ApiEntry, above: readonly ApiEntry[], table: Table): ApiEntry | undefined {
  const names = new Set(entry[table].map(nameOf));
  return above
    .filter((it) => it[table].length > 0 && it[table].every((row) => names.has(nameOf(row))))
    .filter((it) => beyond(entry, it, table).length * 2 <= entry[table].length)
    .sort((a, b) => beyond(entry, a, table).length - beyond(entry, b, table).length)[0];
}

type Row = ApiEntry[Table][number];

/** The rows of an entry that its base does not have in exactly the same way. */
function beyond(entry: ApiEntry, base: ApiEntry, table: Table): Row[] {
  const known = new Set(base[table].map((row) => JSON.stringify(row)));
  return entry[table].filter((row: Row) => !known.has(JSON.stringify(row)));
}

function nameOf(row: Row): string {
  return 'key' in row ? row.className : row.name;
}
