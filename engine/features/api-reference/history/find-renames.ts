import type { MemberFacts, MemberTable } from './api-snapshot.ts';
import { likenessOf } from './name-likeness.ts';

/** A member of an entry that is there in one of two versions only. */
export interface LoneMember {
  table: MemberTable;
  name: string;
  facts: MemberFacts;
}

/** A member that goes on under another name. */
export interface Rename {
  old: LoneMember;
  new: LoneMember;
}

/** Tables whose rows are written by name; parameters are told by their place. */
const namedTables: readonly MemberTable[] = ['props', 'methods', 'slots', 'classes'];

/**
 * The members of an entry that were renamed between two versions. Nobody tells so: the kinds of evidence are tried from
 * the strongest on, and each counts only where it points from one member to one other and back.
 */
export function findRenames(gone: readonly LoneMember[], come: readonly LoneMember[]): Rename[] {
  const found: Rename[] = [];
  for (const isRename of evidence) {
    const left = gone.filter((it) => !found.some((rename) => rename.old === it));
    const free = come.filter((it) => !found.some((rename) => rename.new === it));
    const pairs = left.flatMap((old) =>
      free.filter((it) => canFollow(old, it) && isRename(old, it)).map((it) => ({ old, new: it })),
    );
    found.push(...pairs.filter((pair) => isOnly(pair, pairs)));
  }
  return found;
}

type Evidence = (old: LoneMember, other: LoneMember) => boolean;

/** The kinds of evidence, the strongest first. */
const evidence: readonly Evidence[] = [
  (old, other) => likenessOf(old.name, other.name).isSame,
  (old, other) => hasSameFacts(old, other) && isNamedAlike(old, other),
  (old, other) => hasSameFacts(old, other) && isTelling(old) && sharesEnd(old, other),
  (old, other) => hasSameFacts(old, other) && isOwnComponent(old.facts.default),
];

function canFollow(old: LoneMember, other: LoneMember): boolean {
  return (
    old.table === other.table &&
    namedTables.includes(old.table) &&
    (old.facts.undocumented === undefined || isFinishedBy(old, other)) &&
    other.facts.undocumented === undefined
  );
}

/** What is tried out is seldom described: `unstable_rows` becomes `rows` all the same. */
function isFinishedBy(old: LoneMember, other: LoneMember): boolean {
  return /^(?:unstable|experimental)_/.test(old.name) && likenessOf(old.name, other.name).isSame;
}

function isOnly({ old, new: other }: Rename, pairs: readonly Rename[]): boolean {
  return pairs.filter((it) => it.old === old || it.new === other).length === 1;
}

/** Members of which nothing is known but the name have nothing in common. */
function hasSameFacts({ facts: old }: LoneMember, { facts: other }: LoneMember): boolean {
  const isKnown = old.type !== undefined || old.default !== undefined;
  return (
    isKnown &&
    old.type === other.type &&
    old.default === other.default &&
    old.required === other.required
  );
}

/** Where half of all props have a type, a longer name must still end with what kind of thing it names. */
function isNamedAlike(old: LoneMember, other: LoneMember): boolean {
  const { isContained, hasSameEnd } = likenessOf(old.name, other.name);
  return isContained && (hasSameEnd || isTelling(old));
}

function sharesEnd(old: LoneMember, other: LoneMember): boolean {
  return likenessOf(old.name, other.name).hasSameEnd;
}

/** True for a type that few members have. */
function isTelling({ facts: { type } }: LoneMember): boolean {
  return type !== undefined && !commonTypes.test(type);
}

const commonTypes = /^(?:boolean|number|string|any|object|SxProps.*|React\.\w+|\(.*\) => void)$/;

/** True for a component made for one purpose, such as `ChartsTooltipRoot`; an `IconButton` fills many slots. */
function isOwnComponent(fallback: string | undefined): boolean {
  return /^(?:[A-Z][a-z\d]+){3,}$/.test(fallback ?? '');
}
