import type { ApiEntry } from '../api-entry.ts';
import type { DeclaredNames } from '../declared-names.ts';
import {
  memberKey,
  placeOf,
  type ApiSnapshot,
  type MemberFacts,
  type MemberPlace,
} from './api-snapshot.ts';

/** A version that was read: what it describes, and what its types have. */
export interface LookedAt {
  described: ApiSnapshot;
  entries: readonly Pick<ApiEntry, 'id' | 'slug'>[];
  declared: Readonly<Record<string, DeclaredNames>>;
}

/** Adds what the types of a version have without a word about it, as far as `known` other versions describe it. */
export function withUndescribed(version: LookedAt, known: ApiSnapshot): ApiSnapshot {
  const { described } = version;
  const namesOf = namesBySlug(version);
  const hidden = [...known].flatMap(([key, facts]) => {
    const { slug, table, name } = placeOf(key);
    const names = namesOf.get(slug);
    const owner = described.get(memberKey({ slug, table: 'entry', name: '' }))?.package;
    return names
      ? [name, ...(table === 'props' ? triedOut(name) : [])]
          .filter((it) => isDeclared(names, { table, name: it }, facts))
          .map((it): [string, MemberFacts] => [
            memberKey({ slug, table, name: it }),
            { undocumented: true, ...(owner !== undefined && { package: owner }) },
          ])
      : [];
  });
  return new Map([...hidden, ...described]);
}

/**
 * Members of which nothing can be said, because what is said of them and what the types have do not agree: props and
 * fields that only a comment or a check names, and parameters that some version leaves without a name.
 */
export function doubtfulKeys(versions: readonly LookedAt[]): ReadonlySet<string> {
  const keys = new Set(versions.flatMap(({ described }) => [...described.keys()]));
  return new Set(
    versions.flatMap((version) => {
      const namesOf = namesBySlug(version);
      return [...keys].filter((key) => {
        const { slug, table, name } = placeOf(key);
        const names = namesOf.get(slug);
        if (!names) return false;
        if (table === 'parameters' && !name.includes('.')) return names.isUnnamed;
        const isChecked = table === 'props' || table === 'parameters';
        return isChecked && version.described.has(key) && !isDeclared(names, { table, name }, {});
      });
    }),
  );
}

function namesBySlug({ entries, declared }: LookedAt): Map<string, DeclaredNames> {
  return new Map(
    entries.flatMap(({ id, slug }) => {
      const names = declared[id];
      return names ? [[slug, names]] : [];
    }),
  );
}

/** An attribute of elements is not what another version requires under the same name. */
function isDeclared(
  names: DeclaredNames,
  { table, name }: Pick<MemberPlace, 'table' | 'name'>,
  { required }: Pick<MemberFacts, 'required'>,
): boolean {
  switch (table) {
    case 'props':
      return names.props.includes(name) || (!required && names.attributes.includes(name));
    case 'slots':
    case 'classes':
      return names[table].includes(name);
    case 'parameters':
      return name.includes('.') && names.fields.includes(name.slice(name.lastIndexOf('.') + 1));
    default:
      return false;
  }
}

/** What was tried out under a name such as `unstable_listView` is often described only when it is finished. */
function triedOut(name: string): string[] {
  return [`unstable_${name}`, `experimental_${name}`];
}
