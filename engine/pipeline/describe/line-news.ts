import type { ApiEntry } from '../../features/api-reference/api-entry.ts';
import {
  classId,
  classRowsOf,
  methodId,
  parameterId,
  propId,
  slotId,
} from '../../features/api-reference/api-ids.ts';
import { markOf, type EntryHistory } from '../../features/api-reference/history/entry-history.ts';
import type { MemberTable } from '../../features/api-reference/history/api-snapshot.ts';
import type { Moment } from '../../features/api-reference/history/moment.ts';
import { parametersOf } from '../../features/api-reference/hook-call.ts';
import type { Arrival, LineNews } from '../../features/my-version/line-data.ts';
import { compareVersions } from '../../model/compare-versions.ts';
import type { ReleaseLine } from '../../model/release-line.ts';
import { findEntry, pathnameOfEntry } from '../site/api-routes.ts';
import { historyOf } from './describe-api.ts';
import { productsOf } from '../site/release-lines.ts';
import { defaultLocaleOf, type Route } from '../site/site-index.ts';
import type { Site } from '../site/site.ts';

type KnownSite = Pick<Site, 'index' | 'apiHistory' | 'packageVersion'>;

/** What came to the products of a release line: on their API pages, and in the guides that teach their entries. */
export function newsOf(site: KnownSite, line: ReleaseLine): LineNews {
  const { index } = site;
  const folders = new Set(productsOf(index.config.products, line).map(({ folder }) => folder));
  const entries = index.apiData.entries.filter(({ folder }) => folders.has(folder));
  const known = new Map(
    entries.flatMap((entry) => {
      const { history } = historyOf(site, entry);
      return history ? [[entry, history] as const] : [];
    }),
  );
  return {
    entries: filledOf(
      [...known].map(([entry, history]) => [pathnameOfEntry(index, entry), rowsOf(entry, history)]),
    ),
    guides: filledOf(
      [...index.routes.values()].map((route) => [
        route.pathname,
        namesOf(entriesOf(site, route), known),
      ]),
    ),
  };
}

type Arrivals = Readonly<Record<string, Arrival>>;

function filledOf(pages: readonly (readonly [string | undefined, Arrivals])[]) {
  return Object.fromEntries(
    pages.flatMap(([pathname, arrivals]) =>
      pathname === undefined || Object.keys(arrivals).length === 0 ? [] : [[pathname, arrivals]],
    ),
  );
}

/** A row of an API page. */
interface Row {
  table: MemberTable;
  name: string;
  id: string;
}

function tableRowsOf(entry: ApiEntry): Row[] {
  return [
    ...entry.props.map(({ name }) => ({ table: 'props', name, id: propId(entry, name) }) as const),
    ...entry.methods.map(
      ({ name }) => ({ table: 'methods', name, id: methodId(entry, name) }) as const,
    ),
    ...parametersOf(entry).map(
      ({ name }) => ({ table: 'parameters', name, id: parameterId(entry, name) }) as const,
    ),
    ...entry.slots.map(({ name }) => ({ table: 'slots', name, id: slotId(entry, name) }) as const),
    ...classRowsOf(entry).map(
      ({ key, className }) =>
        ({ table: 'classes', name: key, id: classId(entry, className) }) as const,
    ),
  ];
}

function rowsOf(entry: ApiEntry, history: EntryHistory): Arrivals {
  const rows = tableRowsOf(entry).flatMap(({ table, name, id }) => {
    const since = markOf(history, table, name)?.since;
    return since ? [[id, arrivalOf(since)] as const] : [];
  });
  const own = history.entry.since;
  return Object.fromEntries([...(own ? [['', arrivalOf(own)] as const] : []), ...rows]);
}

function arrivalOf({ version, after }: Moment): Arrival {
  return after === undefined ? [version] : [version, after];
}

/** The entries that a guide says to teach. */
function entriesOf({ index }: KnownSite, { pages, product }: Route): ApiEntry[] {
  const { components = [], hooks = [] } =
    pages.get(defaultLocaleOf(index.config))?.frontmatter ?? {};
  return [...components, ...hooks].flatMap((name) => findEntry(index, name, product.folder) ?? []);
}

/** When each name of a guide's entries came; a name that one of them has had all along says nothing. */
function namesOf(
  entries: readonly ApiEntry[],
  known: ReadonlyMap<ApiEntry, EntryHistory>,
): Arrivals {
  const found = new Map<string, Moment | undefined>();
  for (const entry of entries) {
    const history = known.get(entry);
    const own = history?.entry.since;
    // Keys of classes are named by slots and states: texts write whole class names.
    const rows = tableRowsOf(entry)
      .filter(({ table }) => table !== 'classes')
      .map(({ table, name }) => ({ name, since: markOf(history, table, name)?.since ?? own }));
    for (const { name, since } of [{ name: entry.name, since: own }, ...rows]) {
      found.set(name, found.has(name) ? earlier(found.get(name), since) : since);
    }
  }
  return Object.fromEntries(
    [...found].flatMap(([name, since]) => (since ? [[name, arrivalOf(since)] as const] : [])),
  );
}

function earlier(a: Moment | undefined, b: Moment | undefined): Moment | undefined {
  return a && b ? (compareVersions(a.version, b.version) <= 0 ? a : b) : undefined;
}
