import type { ApiEntry } from 'engine/features/api-reference/api-entry.ts';
import * as v from 'valibot';
import { assertVersion } from '../docs/check-version.ts';
import type { Docs, ListedEntry } from '../docs/docs.ts';
import { findNewer, newerText, type NewerMembers } from '../docs/find-newer.ts';
import { nearestNames } from '../docs/nearest-names.ts';
import { ToolError } from '../tool-error.ts';
import { defineTool } from '../tool.ts';
import {
  installedArgument,
  languageArgument,
  productArgument,
  textArgument,
  versionArgument,
} from './arguments.ts';
import { membersOf, rowsFor } from './api-members.ts';

/** Reads an entry of the API reference. */
export const getApi = defineTool({
  name: 'get_api',
  title: 'Read the API of a component',
  description:
    'Gives the API of a component, hook or interface, read from the installed package: props with types and defaults, slots, classes, methods. Name members to get only those.',
  schemaFor: (languages) =>
    v.strictObject({
      name: textArgument('Name as it is imported, e.g. DataGrid or useTreeViewApiRef.'),
      members: v.optional(
        v.pipe(v.array(textArgument('Name of a prop, slot, class or method.')), v.minLength(1)),
      ),
      product: productArgument,
      language: languageArgument(languages),
      version: versionArgument,
      installed: installedArgument,
    }),
  async run({ docs }, { name, members, product, language, version, installed }) {
    const listed = findListed(docs, { name, product, language });
    const page =
      listed.pathname === undefined ? undefined : docs.findPage(listed.pathname, language);
    if (page) assertVersion(docs, page, version);
    const entry = await docs.entryOf(listed);
    const known = members && checkMembers(entry, members);
    const whole = page ? await docs.textOf(page) : jsonOf(entry);
    const text = known ? rowsFor(whole, known) : whole;
    const newer =
      page && installed !== undefined
        ? await newerOf(docs, { entry, documented: page.version, installed }, known)
        : undefined;
    return {
      text: newer ? `${newerText(newer)}\n\n${text}` : text,
      data: {
        name: entry.name,
        package: entry.packageName,
        ...(page && { path: page.href, url: docs.origin + page.href, version: page.version }),
        ...(newer && { newer }),
        entry: known ? membersOf(entry, known) : entry,
      },
    };
  },
});

/** What the installed version lacks, of some members only where they are named. */
async function newerOf(
  docs: Docs,
  wish: Parameters<typeof findNewer>[1],
  members: readonly string[] | undefined,
): Promise<NewerMembers | undefined> {
  const newer = await findNewer(docs, wish);
  return (
    newer && {
      ...newer,
      members: newer.members.filter((member) => members?.includes(member.name) ?? true),
    }
  );
}

interface Wish {
  name: string;
  product: string | undefined;
  language: string;
}

function findListed(docs: Docs, { name, product, language }: Wish): ListedEntry {
  const { entries } = docs;
  const wished = name.replace(/[<>/\s]|\(\)$/g, '').toLowerCase();
  const found = entries.find(
    (entry) =>
      entry.name.toLowerCase() === wished &&
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

function checkMembers(entry: ApiEntry, wished: readonly string[]): string[] {
  const names = memberNames(entry);
  return wished.map((member) => {
    const found = names.find((name) => name.toLowerCase() === member.toLowerCase());
    if (found !== undefined) return found;
    const suggestions = nearestNames(member, names);
    throw new ToolError('api_not_found', {
      message: `${entry.name} has no prop, slot, class or method "${member}". Nearest: ${suggestions.join(', ')}.`,
      suggestions,
    });
  });
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
