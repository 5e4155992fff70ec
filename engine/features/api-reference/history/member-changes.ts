import { memberTables, type MemberFacts, type MemberTable } from './api-snapshot.ts';
import { findRenames, type LoneMember, type Rename } from './find-renames.ts';

/** What happened to a member. */
export const changeKinds = [
  'added',
  'removed',
  'renamed',
  'deprecated',
  'type',
  'default',
  'required',
] as const;

/** One of the things that happen to a member. */
export type ChangeKind = (typeof changeKinds)[number];

/** One member that changed. */
export interface StepChange {
  kind: ChangeKind;
  table: MemberTable;
  name: string;
  /** What a renamed member is called now. */
  newName?: string;
  before?: MemberFacts;
  after?: MemberFacts;
}

/** What a member was, and what it became; undefined where it was not there. */
interface Pair {
  before: MemberFacts | undefined;
  after: MemberFacts | undefined;
}

/** What happened to a member from one version to another. */
export function memberChangesOf(
  { table, name }: Pick<StepChange, 'table' | 'name'>,
  pair: Pair,
): StepChange[] {
  return kindsOf(pair).map((kind) => ({ kind, table, name, ...given(pair) }));
}

/** Changes of an entry as its page lists them. */
export function inOrderOfPage(changes: readonly StepChange[]): StepChange[] {
  return withRenames(withoutWholes(changes)).sort(byTable);
}

/** Tells of members that go on under another name once instead of twice, and of what else is new about them. */
function withRenames(changes: readonly StepChange[]): StepChange[] {
  const renames = findRenames(
    loneMembers(changes, 'removed', 'before'),
    loneMembers(changes, 'added', 'after'),
  );
  return changes.flatMap((change) => {
    const rename = renames.find((it) => isAbout(change, it));
    if (!rename) return [change];
    return change.kind === 'removed' ? renamed(rename) : [];
  });
}

function loneMembers(
  changes: readonly StepChange[],
  kind: ChangeKind,
  state: 'before' | 'after',
): LoneMember[] {
  return changes
    .filter((change) => change.kind === kind)
    .map(({ table, name, [state]: facts = {} }) => ({ table, name, facts }));
}

function isAbout({ kind, table, name }: StepChange, rename: Rename): boolean {
  const side = kind === 'removed' ? rename.old : kind === 'added' ? rename.new : undefined;
  return side?.table === table && side.name === name;
}

function renamed({ old, new: { table, name, facts } }: Rename): StepChange[] {
  const pair = { before: old.facts, after: facts };
  return [
    { kind: 'renamed', table, name: old.name, newName: name, ...pair },
    ...memberChangesOf({ table, name }, pair),
  ];
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
