import type { ApiEntry } from 'engine/features/api-reference/api-entry.ts';
import { sectionsOf } from 'engine/features/page-markdown/sections-of.ts';

/** What a large entry is, how it is imported, and the names of all of its members. */
export function outlineOfEntry(entry: ApiEntry, markdown: string): string {
  const { name, props, methods, slots, classes } = entry;
  const [, first] = sectionsOf(markdown);
  const lead = first ? markdown.slice(0, markdown.indexOf(first.text.trimEnd())).trimEnd() : '';
  const required = props.filter((prop) => prop.required).map((prop) => prop.name);
  return `${[
    lead === '' ? `# ${name}` : lead,
    importOf(entry),
    `The entry has ${String(markdown.length)} characters. These are its members: ask again with \`members\` for types, defaults and descriptions.`,
    ...(required.length > 0 ? [`Required: ${required.join(', ')}.`] : []),
    ...listOf('Props', props),
    ...listOf('Methods', methods),
    ...listOf('Slots', slots),
    ...listOf(
      'Classes',
      classes.map(({ key }) => ({ name: key })),
    ),
  ].join('\n\n')}\n`;
}

function importOf({ name, imports, packageName }: ApiEntry): string {
  const [{ from, isDefault, exported = name } = { from: packageName, isDefault: false }] = imports;
  const what = isDefault ? name : exported === name ? `{ ${name} }` : `{ ${exported} as ${name} }`;
  return `\`\`\`ts\nimport ${what} from '${from}';\n\`\`\``;
}

function listOf(title: string, members: readonly { name: string }[]): string[] {
  if (members.length === 0) return [];
  return [`## ${title}`, members.map(({ name }) => name).join(', ')];
}

/** The tables of an entry's page with the rows of some members only. */
export function rowsFor(markdown: string, members: readonly string[]): string {
  const [title = ''] = sectionsOf(markdown).map((section) => `# ${section.title}`);
  const tables = sectionsOf(markdown).filter(({ depth }) => depth === 2);
  const parts = tables.flatMap(({ title: heading, text }) => {
    const rows = text.split('\n').filter((line) => line.startsWith('| '));
    const [head, rule, ...body] = rows;
    const requested = body.filter((row) => members.some((member) => isRowOf(row, member)));
    return requested.length > 0
      ? [`## ${heading}\n\n${[head, rule, ...requested].join('\n')}`]
      : [];
  });
  return `${[title, ...parts].join('\n\n')}\n`;
}

/** Rows start with the name of their member; rows of classes have its rule in the second cell. */
function isRowOf(row: string, member: string): boolean {
  const [, first = '', second = ''] = row.split(' | ').join('|').split('|');
  return first.trim().startsWith(`\`${member}\``) || second.trim() === `\`${member}\``;
}
