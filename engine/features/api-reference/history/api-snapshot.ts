import type { Plan } from '../../../model/plan.ts';
import type { ApiPackage } from '../../../model/product.ts';
import type { ApiEntry, ApiProp } from '../api-entry.ts';
import { classRowsOf } from '../api-ids.ts';
import { answerOf, parametersOf } from '../hook-call.ts';
import { typeFact } from './type-fact.ts';

/** The tables of an entry whose rows have a history; `entry` and `returns` stand for one row each. */
export const memberTables = [
  'entry',
  'props',
  'methods',
  'parameters',
  'returns',
  'slots',
  'classes',
] as const;

/** A table whose rows have a history. */
export type MemberTable = (typeof memberTables)[number];

/** Where a member stands. */
export interface MemberPlace {
  /** Last part of the entry's address. */
  slug: string;
  table: MemberTable;
  /** Empty for the entry itself and for what a hook answers. */
  name: string;
}

/** What is compared from version to version. */
export interface MemberFacts {
  type?: string;
  default?: string;
  required?: true;
  deprecated?: true;
  /** True for what the types allow and another version documents, but this one does not. */
  undocumented?: true;
  /** Package that brings it, where that is not the first of the product. */
  package?: string;
}

/** All members of a product in one version, by the key of their place. */
export type ApiSnapshot = ReadonlyMap<string, MemberFacts>;

/** Key of a place in a snapshot. */
export function memberKey({ slug, table, name }: MemberPlace): string {
  return `${slug}\t${table}\t${name}`;
}

/** The place that a key means. */
export function placeOf(key: string): MemberPlace {
  const [slug = '', written = '', name = ''] = key.split('\t');
  return { slug, table: memberTables.find((it) => it === written) ?? 'entry', name };
}

/** What a version of a product offers; `packages` are those of the product, the free one first. */
export function snapshotOf(
  entries: readonly ApiEntry[],
  packages: readonly ApiPackage[],
): ApiSnapshot {
  return new Map(
    entries.flatMap((entry) =>
      membersOf(entry).map(({ table, name, plan, ...facts }) => [
        memberKey({ slug: entry.slug, table, name }),
        { ...facts, ...packageOf(entry, plan, packages) },
      ]),
    ),
  );
}

/** A paid member of a free entry comes with the package of its plan. */
function packageOf(
  entry: ApiEntry,
  plan: Plan | undefined,
  packages: readonly ApiPackage[],
): Pick<MemberFacts, 'package'> {
  const ofPlan = entry.plan ? undefined : packages.find((it) => plan && it.plan === plan);
  const name = ofPlan?.name ?? entry.packageName;
  return name === packages[0]?.name ? {} : { package: name };
}

interface Member extends MemberFacts {
  table: MemberTable;
  name: string;
  plan?: Plan;
}

function membersOf(entry: ApiEntry): Member[] {
  const { props, methods, slots, signature } = entry;
  const answer = answerOf(signature);
  return [
    { table: 'entry', name: '', ...deprecationOf(entry) },
    ...props.map((prop) => memberOf('props', prop)),
    ...methods.map((method) => memberOf('methods', method)),
    ...parametersOf(entry).map((parameter) => memberOf('parameters', parameter)),
    ...(answer ? [{ table: 'returns' as const, name: '', type: typeFact(answer.type) }] : []),
    ...slots.map((slot) => memberOf('slots', slot)),
    ...classRowsOf(entry).map((row) => memberOf('classes', { ...row, name: row.key })),
  ];
}

function memberOf(
  table: MemberTable,
  { name, type, default: fallback, required, deprecated, plan }: Row,
): Member {
  return {
    table,
    name,
    ...(type !== undefined && { type: typeFact(type) }),
    ...(fallback !== undefined && { default: fallback }),
    ...(required && { required }),
    ...deprecationOf({ deprecated }),
    ...(plan && { plan }),
  };
}

type Row = Pick<ApiProp, 'name' | 'default' | 'required' | 'deprecated' | 'plan'> & {
  type?: string;
};

function deprecationOf({
  deprecated,
}: {
  deprecated?: string | undefined;
}): Pick<MemberFacts, 'deprecated'> {
  return deprecated === undefined ? {} : { deprecated: true };
}
