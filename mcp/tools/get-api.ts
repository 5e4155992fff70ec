import type { ApiEntry } from 'engine/features/api-reference/api-entry.ts';
import * as v from 'valibot';
import { assertProduct } from '../docs/check-product.ts';
import { assertVersion } from '../docs/check-version.ts';
import type { Docs, ListedEntry } from '../docs/docs.ts';
import { findNewer, newerText, type NewerMembers } from '../docs/find-newer.ts';
import { nearestNames } from '../docs/nearest-names.ts';
import { longestWhole } from '../docs/page-text.ts';
import { ToolError } from '../tool-error.ts';
import { defineTool } from '../tool.ts';
import {
  installedArgument,
  languageArgument,
  productArgument,
  textArgument,
  versionArgument,
} from './arguments.ts';
import { outlineOfEntry, rowsFor } from './api-members.ts';

const newerOutput = v.pipe(
  v.object({
    installed: v.string(),
    whole: v.optional(v.string()),
    members: v.array(
      v.object({
        table: v.string(),
        name: v.string(),
        code: v.string(),
        since: v.string(),
        uncertain: v.optional(v.boolean()),
      }),
    ),
  }),
  v.description('What the installed version lacks.'),
);

/** Reads an entry of the API reference. */
export const getApi = defineTool({
  name: 'get_api',
  title: 'Read the API of a component',
  description:
    'Gives the API of a component, hook or interface, read from the installed package: props with types and defaults, slots, classes, methods. A large one answers with the names of its members; ask again with those you need.',
  argumentsFor: (languages) => ({
    name: textArgument('Name as it is imported, e.g. DataGrid or useTreeViewApiRef.'),
    members: v.optional(
      v.pipe(
        v.array(textArgument('Name of a prop, slot, class or method.')),
        v.minLength(1),
        v.description('The only members wanted.'),
      ),
    ),
    product: productArgument,
    language: languageArgument(languages),
    version: versionArgument,
    installed: installedArgument,
  }),
  output: {
    name: v.string(),
    kind: v.string(),
    package: v.string(),
    plan: v.optional(v.string()),
    path: v.optional(v.string()),
    url: v.optional(v.string()),
    version: v.optional(v.string()),
    isOutline: v.pipe(v.boolean(), v.description('True when the text only names the members.')),
    counts: v.pipe(
      v.record(v.string(), v.number()),
      v.description('How many props, methods, slots and classes there are.'),
    ),
    newer: v.optional(newerOutput),
  },
  async run({ docs }, { name, members, product, language, version, installed, offset }) {
    assertProduct(docs, product);
    const listed = findListed(docs, { name, product, language });
    const page =
      listed.pathname === undefined ? undefined : docs.findPage(listed.pathname, language);
    if (page) assertVersion(docs, page, version);
    const entry = await docs.entryOf(listed);
    const whole = page ? await docs.textOf(page) : jsonOf(entry);
    const known = members && checkMembers(entry, members);
    const isOutline = !known && offset === undefined && whole.length > longestWhole;
    const text = known ? rowsFor(whole, known) : isOutline ? outlineOfEntry(entry, whole) : whole;
    const newer =
      page && installed !== undefined
        ? await newerOf(docs, { entry, documented: page.version, installed }, known)
        : undefined;
    return {
      text: newer ? `${newerText(newer)}\n\n${text}` : text,
      data: {
        name: entry.name,
        kind: entry.kind,
        package: entry.packageName,
        ...(entry.plan && { plan: entry.plan }),
        ...(page && { path: page.href, url: docs.origin + page.href, version: page.version }),
        isOutline,
        counts: countsOf(entry),
        ...(newer && { newer }),
      },
    };
  },
});

/** What the installed version lacks, of some members only where they are named. */
async function newerOf(
  docs: Docs,
  installed: Parameters<typeof findNewer>[1],
  members: readonly string[] | undefined,
): Promise<NewerMembers | undefined> {
  const newer = await findNewer(docs, installed);
  return (
    newer && {
      ...newer,
      members: newer.members.filter((member) => members?.includes(member.name) ?? true),
    }
  );
}

interface EntryName {
  name: string;
  product: string | undefined;
  language: string;
}

function findListed(docs: Docs, { name, product, language }: EntryName): ListedEntry {
  const { entries } = docs;
  const plain = name.replace(/[<>/\s]|\(\)$/g, '').toLowerCase();
  const found = entries.find(
    (entry) =>
      entry.name.toLowerCase() === plain &&
      (product === undefined || docs.findPage(entry.pathname ?? '', language)?.product === product),
  );
  if (found) return found;
  const names = entries.map((entry) => entry.name);
  const suggestions = nearestNames(name, [...new Set(names)]);
  throw new ToolError('api_not_found', {
    message: `The API reference has no entry "${name}"${product === undefined ? '' : ` in ${product}`}. Nearest: ${suggestions.join(', ')}.`,
    suggestions,
  });
}

function checkMembers(entry: ApiEntry, requested: readonly string[]): string[] {
  const names = memberNames(entry);
  return requested.map((member) => {
    const found = names.find((name) => name.toLowerCase() === member.toLowerCase());
    if (found !== undefined) return found;
    const suggestions = nearestNames(member, names);
    throw new ToolError('api_not_found', {
      message: `${entry.name} has no prop, slot, class or method "${member}". Nearest: ${suggestions.join(', ')}.`,
      suggestions,
    });
  });
}

function countsOf({ props, methods, slots, classes }: ApiEntry): Record<string, number> {
  return {
    props: props.length,
    methods: methods.length,
    slots: slots.length,
    classes: classes.length,
  };
}

function memberNames({ props, methods, slots, classes }: ApiEntry): string[] {
  return [
    ...[...props, ...methods, ...slots].map(({ name }) => name),
    ...classes.map(({ key }) => key),
  ];
}

function jsonOf(entry: ApiEntry): string {
  return `# ${entry.name}\n\n\`\`\`json\n${JSON.stringify(entry, null, 2)}\n\`\`\`\n`;
}
