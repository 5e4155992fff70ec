import { compareVersions } from '../../../model/compare-versions.ts';
import { factsAt, versionsOfPackage, type ApiHistory, type MemberChange } from './api-history.ts';
import { memberKey, memberTables, type MemberFacts, type MemberTable } from './api-snapshot.ts';
import { momentBetween, type Moment } from './moment.ts';

/** What the page of an entry tells about time. */
export interface EntryHistory {
  /** Version that the page describes. */
  version: string;
  /** The versions in which its package was looked at, the oldest first. */
  versions: readonly string[];
  /** When the entry itself came and went, as far as it did. */
  entry: MemberMark;
  /** What is said beside a row, by table and name; see `markOf`. */
  marks: Readonly<Record<string, MemberMark>>;
  /** Versions in which something changed, the newest first. */
  steps: readonly HistoryStep[];
}

/** What a reader with another version must know about a member. */
export interface MemberMark {
  /** Absent for what was there from the first recorded version on. */
  since?: Moment;
  /** Absent for what is not deprecated, or was so from the first recorded version on. */
  deprecated?: Moment;
  /** Present for what a newer version no longer has. */
  gone?: Moment;
}

/** What happened to a member. */
export const changeKinds = [
  'added',
  'removed',
  'deprecated',
  'type',
  'default',
  'required',
] as const;

/** One of the things that happen to a member. */
export type ChangeKind = (typeof changeKinds)[number];

/** Everything that changed with a version. */
export interface HistoryStep extends Moment {
  changes: readonly StepChange[];
}

/** One member that changed. */
export interface StepChange {
  kind: ChangeKind;
  table: MemberTable;
  name: string;
  before?: MemberFacts;
  after?: MemberFacts;
}

/** The mark of a row. */
export function markOf(
  history: EntryHistory | undefined,
  table: MemberTable,
  name: string,
): MemberMark | undefined {
  return history?.marks[`${table}.${name}`];
}

/** What became of an entry, told to somebody who reads about a version; undefined when it was never looked at. */
export function entryHistoryOf(
  history: ApiHistory,
  slug: string,
  version: string,
): EntryHistory | undefined {
  const own = history.members.get(memberKey({ slug, table: 'entry', name: '' }));
  if (!own || !factsAt(own, version)) {
    return undefined;
  }
  const members = membersOf(history, slug);
  const entry = markAt(history, own, version);
  const marks = members
    .filter(({ table, changes }) => table !== 'entry' && factsAt(changes, version))
    .map(({ table, name, changes }) => ({
      key: `${table}.${name}`,
      mark: beyond(markAt(history, changes, version), entry),
    }))
    .filter(({ mark }) => Object.keys(mark).length > 0);
  return {
    version,
    versions: versionsOfPackage(history, own[0]?.facts?.package),
    entry,
    marks: Object.fromEntries(marks.map(({ key, mark }) => [key, mark])),
    steps: stepsOf(history, members),
  };
}

interface Member {
  table: MemberTable;
  name: string;
  changes: readonly MemberChange[];
}

const membersBySlug = new WeakMap<ApiHistory, Map<string, Member[]>>();

function membersOf(history: ApiHistory, slug: string): readonly Member[] {
  const known = membersBySlug.get(history) ?? groupBySlug(history);
  membersBySlug.set(history, known);
  return known.get(slug) ?? [];
}

function groupBySlug({ members }: ApiHistory): Map<string, Member[]> {
  const groups = new Map<string, Member[]>();
  for (const [key, changes] of members) {
    const [slug = '', written = '', name = ''] = key.split('\t');
    const table = memberTables.find((it) => it === written);
    if (table) {
      const group = groups.get(slug) ?? [];
      group.push({ table, name, changes });
      groups.set(slug, group);
    }
  }
  return groups;
}

function markAt(
  history: ApiHistory,
  changes: readonly MemberChange[],
  version: string,
): MemberMark {
  const known = versionsOfPackage(history, changes[0]?.facts?.package);
  const at = changes.findLastIndex((change) => compareVersions(change.version, version) <= 0);
  const past = changes.slice(0, at + 1);
  const came = past.findLastIndex(({ facts }) => !facts) + 1;
  const since = momentOf(history, known, past[came]);
  const sound = past.findLastIndex(({ facts }) => !facts?.deprecated) + 1;
  const deprecated = momentOf(history, known, past[sound]);
  const last = changes.at(-1);
  const gone =
    last && !last.facts && at < changes.length - 1 ? momentOf(history, known, last) : undefined;
  return {
    ...(since && { since }),
    ...(deprecated && { deprecated }),
    ...(gone && { gone }),
  };
}

/** When a change happened; undefined for what the first look found. */
function momentOf(
  { released }: ApiHistory,
  known: readonly string[],
  change: MemberChange | undefined,
): Moment | undefined {
  const before = known[change ? known.indexOf(change.version) - 1 : -1];
  return change && before !== undefined
    ? momentBetween(before, change.version, released)
    : undefined;
}

/** What comes and goes with the whole entry is said once. */
function beyond({ since, deprecated, gone }: MemberMark, entry: MemberMark): MemberMark {
  return {
    ...(since && since.version !== entry.since?.version && { since }),
    ...(deprecated && { deprecated }),
    ...(gone && gone.version !== entry.gone?.version && { gone }),
  };
}

function stepsOf(history: ApiHistory, members: readonly Member[]): HistoryStep[] {
  const steps = new Map<string, { moment: Moment; changes: StepChange[] }>();
  for (const { table, name, changes } of members) {
    const known = versionsOfPackage(history, changes[0]?.facts?.package);
    changes.forEach((change, at) => {
      const moment = momentOf(history, known, change);
      if (moment) {
        const step = steps.get(moment.version) ?? { moment, changes: [] };
        const pair = { before: changes[at - 1]?.facts, after: change.facts };
        step.changes.push(...kindsOf(pair).map((kind) => ({ kind, table, name, ...given(pair) })));
        steps.set(moment.version, step);
      }
    });
  }
  return [...steps.values()]
    .map(({ moment, changes }) => ({ ...moment, changes: withoutWholes(changes).sort(byTable) }))
    .filter(({ changes }) => changes.length > 0)
    .sort((a, b) => compareVersions(b.version, a.version));
}

interface Pair {
  before: MemberFacts | undefined;
  after: MemberFacts | undefined;
}

function given({ before, after }: Pair): Pick<StepChange, 'before' | 'after'> {
  return { ...(before && { before }), ...(after && { after }) };
}

/** What a change is for a reader; a move to another package alone is none, nor is a first word about an old prop. */
function kindsOf({ before, after }: Pair): ChangeKind[] {
  if (!before || !after) {
    return before ? ['removed'] : after ? ['added'] : [];
  }
  if (before.undocumented || after.undocumented) {
    return [];
  }
  return [
    ...(after.deprecated && !before.deprecated ? ['deprecated' as const] : []),
    ...(after.type !== before.type ? ['type' as const] : []),
    ...(after.default !== before.default ? ['default' as const] : []),
    ...(after.required && !before.required ? ['required' as const] : []),
  ];
}

/** In the order of the page; the names within a table are in order already. */
function byTable(a: StepChange, b: StepChange): number {
  return memberTables.indexOf(a.table) - memberTables.indexOf(b.table);
}

/** When a whole entry comes or goes, its rows need not be named. */
function withoutWholes(changes: readonly StepChange[]): StepChange[] {
  const wholes = changes.filter(({ table }) => table === 'entry').map(({ kind }) => kind);
  return changes.filter(
    ({ table, kind }) =>
      table === 'entry' || !((kind === 'added' || kind === 'removed') && wholes.includes(kind)),
  );
}
