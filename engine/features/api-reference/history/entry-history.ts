import { compareVersions } from '../../../model/compare-versions.ts';
import { factsAt, versionsOfPackage, type ApiHistory, type MemberChange } from './api-history.ts';
import { memberKey, type MemberTable } from './api-snapshot.ts';
import { membersOfEntry, type HistoryMember } from './history-members.ts';
import { inOrderOfPage, memberChangesOf, type StepChange } from './member-changes.ts';
import { momentBetween, type Moment } from './moment.ts';

/** What the page of an entry tells about time. */
export interface EntryHistory {
  /** Version that the page describes. */
  version: string;
  /** The versions in which its package was looked at, the oldest first. */
  versions: readonly string[];
  /** Versions that the registry lacks, with those that were looked at instead. */
  substitutes: readonly (readonly [asked: string, taken: string])[];
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

/** Everything that changed with a version. */
export interface HistoryStep extends Moment {
  changes: readonly StepChange[];
}

/** The mark of a row. */
export function markOf(
  history: EntryHistory | undefined,
  table: MemberTable,
  name: string,
): MemberMark | undefined {
  return history?.marks[`${table}.${name}`];
}

/* An entry is shown on several pages, in every language and for programs. */
const known = new WeakMap<ApiHistory, Map<string, EntryHistory | undefined>>();

/** What became of an entry, told to somebody who reads about a version; undefined when it was never looked at. */
export function entryHistoryOf(
  history: ApiHistory,
  slug: string,
  version: string,
): EntryHistory | undefined {
  const bySlug = known.get(history) ?? new Map<string, EntryHistory | undefined>();
  known.set(history, bySlug);
  const key = `${slug}@${version}`;
  if (!bySlug.has(key)) bySlug.set(key, tellHistory(history, slug, version));
  return bySlug.get(key);
}

function tellHistory(history: ApiHistory, slug: string, version: string): EntryHistory | undefined {
  const own = history.members.get(memberKey({ slug, table: 'entry', name: '' }));
  if (!own || !factsAt(own, version)) {
    return undefined;
  }
  const members = membersOfEntry(history, slug);
  const entry = markAt(history, own, version);
  const marks = members
    .filter(({ table, changes }) => table !== 'entry' && factsAt(changes, version))
    .map(({ table, name, changes }) => ({
      key: `${table}.${name}`,
      mark: beyond(markAt(history, changes, version), entry),
    }))
    .filter(({ mark }) => Object.keys(mark).length > 0);
  const versions = versionsOfPackage(history, own[0]?.facts?.package);
  return {
    version,
    versions,
    substitutes: [...history.substitutes].filter(([, taken]) => versions.includes(taken)),
    entry,
    marks: Object.fromEntries(marks.map(({ key, mark }) => [key, mark])),
    steps: stepsOf(history, members),
  };
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

function stepsOf(history: ApiHistory, members: readonly HistoryMember[]): HistoryStep[] {
  const steps = new Map<string, { moment: Moment; changes: StepChange[] }>();
  for (const { table, name, changes } of members) {
    const known = versionsOfPackage(history, changes[0]?.facts?.package);
    changes.forEach((change, at) => {
      const moment = momentOf(history, known, change);
      if (moment) {
        const step = steps.get(moment.version) ?? { moment, changes: [] };
        const pair = { before: changes[at - 1]?.facts, after: change.facts };
        step.changes.push(...memberChangesOf({ table, name }, pair));
        steps.set(moment.version, step);
      }
    });
  }
  return [...steps.values()]
    .map(({ moment, changes }) => ({ ...moment, changes: inOrderOfPage(changes) }))
    .filter(({ changes }) => changes.length > 0)
    .sort((a, b) => compareVersions(b.version, a.version));
}
