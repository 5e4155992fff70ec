import { memberTables, type MemberFacts, type MemberTable } from './api-snapshot.ts';

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

/** One member that changed. */
export interface StepChange {
  kind: ChangeKind;
  table: MemberTable;
  name: string;
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
  return withoutWholes(changes).sort(byTable);
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
