import type { ApiData } from '../../features/api-reference/api-data.ts';

/** Longer lists are cut: the pages show everything. */
const mostNames = 8;

/** What another version of the packages changed in the reference, for the person who installed it. */
export function describeApiChange(before: ApiData, after: ApiData): string[] {
  const versions = Object.entries(after.packages)
    .filter(([name, version]) => (before.packages[name] ?? version) !== version)
    .map(([name, version]) => `${name} ${before.packages[name] ?? ''} → ${version}`);
  if (versions.length === 0) {
    return [];
  }
  const [old, now] = [namesOf(before), namesOf(after)];
  return [
    `The API reference was read again: ${versions.join(', ')}.`,
    ...lineOf(
      'New',
      [...now].filter((name) => !old.has(name)),
    ),
    ...lineOf(
      'Gone',
      [...old].filter((name) => !now.has(name)),
    ),
  ];
}

/** Entries as `folder/slug`, their props as `folder/slug.prop`. */
function namesOf({ entries }: ApiData): Set<string> {
  return new Set(
    entries.flatMap(({ id, props }) => [id, ...props.map(({ name }) => `${id}.${name}`)]),
  );
}

function lineOf(word: string, names: readonly string[]): string[] {
  const more = names.length > mostNames ? `, and ${String(names.length - mostNames)} more` : '';
  return names.length === 0
    ? []
    : [`${word} (${String(names.length)}): ${names.slice(0, mostNames).join(', ')}${more}.`];
}
