/** Gives the address to put into a link; undefined leaves only its text. */
type ResolveLink = (href: string) => string | undefined;

/** From left to right: a link or image, code that stays as it is, the sign that would begin a tag. */
const pieces =
  /!?\[((?:[^[\]`]|`[^`]*`)*)\]\(([^()\s]+)\)|^```[\s\S]*?^```$|(`+)[^`](?:.*?[^`])?\3(?!`)|(?<!\\)<(?=[a-z/!])(?!https?:)/gims;

/** The Markdown of a package's comment with whole addresses, in which nothing is a tag. */
export function commentMarkdown(markdown: string, resolveLink: ResolveLink): string {
  return markdown
    .replace(pieces, (piece, words: string | undefined, href: string | undefined) => {
      if (words === undefined || href === undefined) return piece === '<' ? '\\<' : piece;
      const address = resolveLink(href);
      return address === undefined ? words : `[${words}](${address})`;
    })
    .trim();
}

/** A text as the cell of a table: one line, in which no sign ends the cell. */
export function cellOf(markdown: string): string {
  return markdown
    .replace(/\s*\n(?:\s*\n|(?=\s*(?:[-*]|\d+\.) ))+/g, '<br>')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/(?<!\\)\|/g, '\\|');
}

/** Code as the cell of a table; a sign of its own round it when it holds backticks. */
export function codeCellOf(text: string): string {
  const fence = text.includes('`') ? '``' : '`';
  const space = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return cellOf(`${fence}${space}${text}${space}${fence}`);
}

/** A table of Markdown from finished cells. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
