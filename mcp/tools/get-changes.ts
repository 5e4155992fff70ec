import type { ApiHistory } from 'engine/features/api-reference/history/api-history.ts';
import {
  changesBetween,
  type EntryChanges,
  type VersionPair,
} from 'engine/features/api-reference/history/changes-between.ts';
import { membersByEntry } from 'engine/features/api-reference/history/history-members.ts';
import type { ListedHistory } from 'engine/features/api-reference/history/history-data.ts';
import {
  guidesBetween,
  passagesAbout,
  type MigrationGuide,
} from 'engine/features/api-reference/history/migration-guides.ts';
import { compareVersions } from 'engine/model/compare-versions.ts';
import { meansVersion } from 'engine/model/means-version.ts';
import * as v from 'valibot';
import type { Docs } from '../docs/docs.ts';
import { getRecorded } from '../docs/get-recorded.ts';
import { historyOfPackage } from '../docs/history-of-package.ts';
import { nearestNames } from '../docs/nearest-names.ts';
import { ToolError } from '../tool-error.ts';
import { defineTool } from '../tool.ts';
import { languageArgument, releaseArgument, textArgument } from './arguments.ts';
import { changesText, type NamedChanges } from './changes-text.ts';

/** Compares the API of two versions of a package. */
export const getChanges = defineTool({
  name: 'get_changes',
  title: 'Compare two versions of a package',
  description:
    'Lists what changed in the API of a package between two versions: members added, removed, renamed, deprecated, newly required, with another type or default; and where a migration guide speaks of them. Name a component to get its types and defaults before and after.',
  argumentsFor: (languages) => ({
    package: textArgument(
      'Name of the package, e.g. @mui/x-data-grid. A paid one brings what it is built on.',
    ),
    from: releaseArgument('The older version, e.g. 7 for the newest known 7, or 7.29.0.'),
    to: releaseArgument('The newer version, e.g. 8 for the newest known 8, or 8.0.0.'),
    component: v.optional(
      textArgument('Name of the only component, hook or interface wanted, e.g. DataGrid.'),
    ),
    language: languageArgument(languages),
  }),
  output: {
    package: v.string(),
    from: v.pipe(v.string(), v.description('The older version, as it was looked at.')),
    to: v.pipe(v.string(), v.description('The newer version, as it was looked at.')),
    versions: v.pipe(v.array(v.string()), v.description('All versions that were looked at.')),
    notes: v.optional(v.array(v.string())),
    components: v.pipe(
      v.number(),
      v.description('How many components, hooks and interfaces changed.'),
    ),
    changes: v.pipe(
      v.record(v.string(), v.number()),
      v.description('How many changes there are of each kind.'),
    ),
  },
  async run({ docs }, { package: packageName, from, to, component, language }) {
    const listed = findHistory(docs, packageName);
    const history = historyOfPackage(await docs.historyOf(listed), listed, packageName);
    const pair = { from: getRecorded(history, from), to: getRecorded(history, to) };
    if (compareVersions(pair.from, pair.to) >= 0) throw orderError({ from, to }, pair, history);
    const guides = guidesBetween(await docs.guidesOf(listed), pair);
    const names = createNames(docs, listed.product, { language, guides });
    const slug = component === undefined ? undefined : getSlug(history, component, names);
    const found = changesBetween(history, pair)
      .filter((it) => slug === undefined || it.slug === slug)
      .map((it) => namedChanges(it, names));
    const subject = slug === undefined ? packageName : `${names.nameOf(slug)} of ${packageName}`;
    const notes = notesOn({ from, to }, pair, history);
    return {
      text: changesText({ subject, pair, notes, found, isDetailed: slug !== undefined }),
      data: {
        package: packageName,
        ...pair,
        versions: [...history.versions],
        ...(notes.length > 0 && { notes }),
        components: found.length,
        changes: countsOf(found),
      },
    };
  },
});

function findHistory({ histories }: Docs, packageName: string): ListedHistory {
  const found = histories.find(({ packages }) => packages.includes(packageName));
  if (found) return found;
  const names = histories.flatMap(({ packages }) => packages);
  const suggestions = nearestNames(packageName, names);
  throw new ToolError('history_not_found', {
    message: `Only one version of "${packageName}" is known here. Versions are known of: ${names.join(', ')}.`,
    suggestions,
  });
}

function orderError(
  requested: VersionPair,
  pair: VersionPair,
  { versions }: ApiHistory,
): ToolError {
  const meant = `${requested.from} means ${pair.from} and ${requested.to} means ${pair.to}`;
  return new ToolError('versions_not_in_order', {
    message: `The first version must be older than the second, but ${meant}. These were looked at: ${versions.join(', ')}.`,
    ...pair,
    versions,
  });
}

/** How the entries of a product are called here, and where they stand. */
interface EntryNames {
  /** The guides for the way between the versions. */
  guides: readonly MigrationGuide[];
  isComponent: (name: string) => boolean;
  nameOf: (slug: string) => string;
  pathOf: (slug: string) => string | undefined;
  hrefOf: (pathname: string) => string;
}

function createNames(
  docs: Docs,
  product: string,
  { language, guides }: { language: string; guides: readonly MigrationGuide[] },
): EntryNames {
  const entryOf = (slug: string) => docs.entries.find(({ id }) => id === `${product}/${slug}`);
  const hrefOf = (pathname: string) => docs.findPage(pathname, language)?.href;
  const own = docs.entries.filter(({ id }) => id.startsWith(`${product}/`));
  const components = own.filter(({ kind }) => kind === 'component').map(({ name }) => name);
  return {
    guides,
    isComponent: (name) => components.includes(name),
    // An entry that is gone has no name any more; its address says enough.
    nameOf: (slug) => entryOf(slug)?.name ?? slug,
    pathOf(slug) {
      const pathname = entryOf(slug)?.pathname;
      return pathname === undefined ? undefined : hrefOf(pathname);
    },
    hrefOf: (pathname) => hrefOf(pathname) ?? pathname,
  };
}

function getSlug(history: ApiHistory, component: string, { nameOf }: EntryNames): string {
  const requested = plain(component.replace(/[<>/\s]|\(\)$/g, ''));
  const slugs = [...membersByEntry(history).keys()];
  const found = slugs.find((slug) => plain(slug) === requested);
  if (found !== undefined) return found;
  const suggestions = nearestNames(component, slugs.map(nameOf));
  throw new ToolError('api_not_found', {
    message: `No known version has an entry "${component}". Nearest: ${suggestions.join(', ')}.`,
    suggestions,
  });
}

function plain(name: string): string {
  return name.replaceAll('-', '').toLowerCase();
}

function namedChanges({ slug, changes }: EntryChanges, names: EntryNames): NamedChanges {
  const path = names.pathOf(slug);
  const name = names.nameOf(slug);
  const passages = passagesAbout(names.guides, { name, changes }, names.isComponent);
  return {
    name,
    ...(path !== undefined && { path }),
    changes,
    ...(passages.length > 0 && {
      guides: passages.map(({ pathname, id, title, names: named }) => ({
        title,
        path: `${names.hrefOf(pathname)}#${id}`,
        names: named,
      })),
    }),
  };
}

/** How many changes there are of each kind; the text names them. */
function countsOf(found: readonly NamedChanges[]): Record<string, number> {
  const kinds = Map.groupBy(
    found.flatMap(({ changes }) => changes),
    ({ kind }) => kind,
  );
  return Object.fromEntries([...kinds].map(([kind, own]) => [kind, own.length]));
}

/** What stands for a version that nobody looked at, as a whole or of one of the packages. */
function notesOn(requested: VersionPair, pair: VersionPair, { packages }: ApiHistory): string[] {
  const replaced = (['from', 'to'] as const)
    .filter((end) => !meansVersion(pair[end], requested[end]))
    .map((end) => `${requested[end]} was not looked at; ${pair[end]} stands for it.`);
  const partial = [...packages]
    .filter(([, own]) => !own.includes(pair.from) || !own.includes(pair.to))
    .map(([name, own]) => `${name} was looked at only in ${own.join(', ')}.`);
  return [...replaced, ...partial];
}
