import type { EntryChanges } from '../api-reference/history/changes-between.ts';
import type { StepChange } from '../api-reference/history/member-changes.ts';
import type { MemberTable } from '../api-reference/history/api-snapshot.ts';
import type { ImportedName } from './code-imports.ts';
import type { AttributeUse, CodeUses, ElementUse } from './read-code.ts';
import type { LineName } from './syntax.ts';

/** A place in code that a change of a package affects. */
export interface AffectedPlace {
  line: number;
  /** Last part of the address of the entry that changed. */
  slug: string;
  change: StepChange;
}

/** What changed, and of which packages. */
export interface PackageChanges {
  packages: readonly string[];
  entries: readonly EntryChanges[];
}

/** Props whose keys are names of slots or classes. */
const keyTables: ReadonlyMap<string, MemberTable> = new Map([
  ['slots', 'slots'],
  ['slotProps', 'slots'],
  ['components', 'slots'],
  ['componentsProps', 'slots'],
  ['classes', 'classes'],
]);

/** What in code is gone, renamed or deprecated, in the order of its lines. */
export function findAffected(code: CodeUses, changes: PackageChanges): AffectedPlace[] {
  const affected = onlyBreaking(changes);
  return [
    ...affectedImports(code, affected),
    ...code.elements.flatMap((element) => affectedElement(element, code, affected)),
    ...code.reads.flatMap((read) => affectedRead(read, affected)),
  ].sort((a, b) => a.line - b.line);
}

function onlyBreaking({ packages, entries }: PackageChanges): PackageChanges {
  return {
    packages,
    entries: entries.map(({ slug, changes }) => ({
      slug,
      changes: changes.filter(({ kind }) => breakingKinds.has(kind)),
    })),
  };
}

const breakingKinds: ReadonlySet<StepChange['kind']> = new Set([
  'removed',
  'renamed',
  'deprecated',
]);

function affectedImports({ imports }: CodeUses, changes: PackageChanges): AffectedPlace[] {
  return imports
    .filter((it) => !it.isNamespace && comesFrom(it, changes))
    .flatMap(({ name, line }) => [
      ...placesIn(entryNamed(name, changes), 'entry', { name: '', line }),
      // Selectors have one page for all of them.
      ...placesIn(entryNamed('selectors', changes), 'props', { name, line }),
    ]);
}

function affectedElement(
  element: ElementUse,
  code: CodeUses,
  changes: PackageChanges,
): AffectedPlace[] {
  const component = componentOf(element, code, changes);
  const entry = component && entryNamed(component.name, changes);
  if (!entry) return [];
  return [
    // What is imported is told where that is done.
    ...(component.isImported ? [] : placesIn(entry, 'entry', { name: '', line: element.line })),
    ...element.attributes.flatMap((attribute) => affectedAttribute(entry, attribute)),
  ];
}

function affectedAttribute(entry: EntryChanges, attribute: AttributeUse): AffectedPlace[] {
  const table = keyTables.get(attribute.name);
  return [
    ...placesIn(entry, 'props', attribute),
    ...(table ? attribute.keys.flatMap((key) => placesIn(entry, table, key)) : []),
  ];
}

/** What a ref leads to is described by an interface, or by the methods of a component. */
function affectedRead(read: LineName, { entries }: PackageChanges): AffectedPlace[] {
  const places = entries.flatMap((entry) => [
    ...placesIn(entry, 'methods', read),
    ...(entry.slug.endsWith('-api') ? placesIn(entry, 'props', read) : []),
  ]);
  // Components of a family have the same methods: one of them is enough.
  return places.slice(0, 1);
}

interface NamedComponent {
  /** As its package calls it. */
  name: string;
  isImported: boolean;
}

/** The component of an element; undefined for what comes from elsewhere. Code without imports is taken at its word. */
function componentOf(
  { name }: ElementUse,
  { imports, definitions }: CodeUses,
  changes: PackageChanges,
): NamedComponent | undefined {
  const [first = '', member] = name.split('.');
  const imported = imports.find(({ local }) => local === first);
  if (imported) {
    if (!comesFrom(imported, changes) || imported.isNamespace !== (member !== undefined)) return;
    return { name: member ?? imported.name, isImported: member === undefined };
  }
  const isOwn = definitions.has(first) || member !== undefined;
  return isOwn ? undefined : { name, isImported: false };
}

function comesFrom({ from }: ImportedName, { packages }: PackageChanges): boolean {
  return packages.some((name) => from === name || from.startsWith(`${name}/`));
}

function entryNamed(name: string, { entries }: PackageChanges): EntryChanges | undefined {
  const plain = name.toLowerCase();
  return entries.find(({ slug }) => slug.replaceAll('-', '') === plain);
}

function placesIn(
  entry: EntryChanges | undefined,
  table: MemberTable,
  { name, line }: LineName,
): AffectedPlace[] {
  if (!entry) return [];
  return entry.changes
    .filter((change) => change.table === table && change.name === name)
    .map((change) => ({ line, slug: entry.slug, change }));
}
