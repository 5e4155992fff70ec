import type { ApiEntry } from 'engine/features/api-reference/api-entry.ts';
import { sectionsOf } from 'engine/features/page-markdown/sections-of.ts';

/** The facts of an entry about some of its members only. */
export function membersOf(entry: ApiEntry, members: readonly string[]) {
  const { id, name, packageName, props, methods, slots, classes } = entry;
  function isWished(it: { name: string } | { key: string }): boolean {
    return members.includes('name' in it ? it.name : it.key);
  }
  return {
    id,
    name,
    packageName,
    props: props.filter(isWished),
    methods: methods.filter(isWished),
    slots: slots.filter(isWished),
    classes: classes.filter(isWished),
  };
}

/** The tables of an entry's page with the rows of some members only. */
export function rowsFor(markdown: string, members: readonly string[]): string {
  const [title = ''] = sectionsOf(markdown).map((section) => `# ${section.title}`);
  const tables = sectionsOf(markdown).filter(({ depth }) => depth === 2);
  const parts = tables.flatMap(({ title: heading, text }) => {
    const rows = text.split('\n').filter((line) => line.startsWith('| '));
    const [head, rule, ...body] = rows;
    const wished = body.filter((row) => members.some((member) => isRowOf(row, member)));
    return wished.length > 0 ? [`## ${heading}\n\n${[head, rule, ...wished].join('\n')}`] : [];
  });
  return `${[title, ...parts].join('\n\n')}\n`;
}

/** Rows start with the name of their member; rows of classes have its rule in the second cell. */
function isRowOf(row: string, member: string): boolean {
  const [, first = '', second = ''] = row.split(' | ').join('|').split('|');
  return first.trim().startsWith(`\`${member}\``) || second.trim() === `\`${member}\``;
}
