import type { StepChange } from 'engine/features/api-reference/history/member-changes.ts';

/** What is different about an entry of the reference, with its name and page. */
export interface ChangedEntry {
  slug: string;
  name: string;
  /** Address of its page; absent when this version has none. */
  href?: string;
  changes: readonly StepChange[];
  /** Where migration guides name what changed. */
  passages: readonly PassageLink[];
}

/** A section of a migration guide that names changed members. */
export interface PassageLink {
  href: string;
  title: string;
  names: readonly string[];
}

/** The components of a product: those of the reference, by the kind of its entries, and those that are gone from it. */
export function componentNames(
  changed: readonly Pick<ChangedEntry, 'name'>[],
  kinds: ReadonlyMap<string, string>,
): Set<string> {
  const gone = changed.map(({ name }) => name).filter((name) => /^[A-Z]/.test(name));
  return new Set(
    [...kinds.keys(), ...gone].filter((name) => (kinds.get(name) ?? 'component') === 'component'),
  );
}

/** An entry that is not in the documented version is known by its address only. */
export function nameOfSlug(slug: string): string {
  const name = slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return slug.startsWith('use-') ? name : name.charAt(0).toUpperCase() + name.slice(1);
}
