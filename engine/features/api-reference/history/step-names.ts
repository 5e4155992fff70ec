import { changeKinds, type ChangeKind, type StepChange } from './member-changes.ts';

/** The members with which the same happened in a version. */
export interface StepGroup {
  kind: ChangeKind;
  /** True when it happened to the whole entry. */
  isWhole: boolean;
  /** Names as they are written in code, of renamed members both; empty when it happened to the whole entry. */
  names: readonly string[];
}

/** What happened in a version, by kind: first to the entry as a whole, then to its members. */
export function stepGroupsOf({ changes }: { changes: readonly StepChange[] }): StepGroup[] {
  return changeKinds.flatMap((kind) => {
    const own = changes.filter((change) => change.kind === kind);
    const names = [...new Set(own.filter(({ table }) => table !== 'entry').map(namesOf))];
    const isWhole = own.some(({ table }) => table === 'entry');
    return [
      ...(isWhole ? [{ kind, isWhole, names: [] }] : []),
      ...(names.length > 0 ? [{ kind, isWhole: false, names }] : []),
    ];
  });
}

/** Stands between the old and the new name of a renamed member. */
const arrow = ' → ';

/** A name as Markdown; of a renamed member the old and the new one are code each. */
export function markdownOfName(name: string): string {
  return name
    .split(arrow)
    .map((it) => `\`${it}\``)
    .join(arrow);
}

/** The name of a changed member as a reader meets it in code; of a renamed one the old and the new name. */
export function namesOf(change: StepChange): string {
  const newName = newNameOf(change);
  return [codeNameOf(change), ...(newName === undefined ? [] : [newName])].join(arrow);
}

/** What a renamed member is called in code now; undefined for all others. */
export function newNameOf({ table, newName }: StepChange): string | undefined {
  return newName === undefined ? undefined : codeNameOf({ table, name: newName });
}

/** The name of a member as a reader meets it in code. */
export function codeNameOf({ table, name }: Pick<StepChange, 'table' | 'name'>): string {
  switch (table) {
    case 'slots':
    case 'classes':
      return `${table}.${name}`;
    case 'methods':
      return `${name}()`;
    case 'returns':
      return 'return';
    default:
      return name;
  }
}
