import { tagText, type DocComment } from './doc-comment.ts';

const link = /\{@link\s+([^\s}|]+)(?:[\s|]+([^}]*))?\}/g;
const reference = /\[\[([\w$.]+)\]\]/g;

/** The description of a comment as Markdown, with what its `@see` tags point to. */
export function descriptionOf({ description, tags }: DocComment): string {
  const more = tags.filter(({ name }) => name === 'see').map(({ text }) => text);
  return [description, ...more].map(commentToMarkdown).filter(Boolean).join('\n\n');
}

/** What a comment says of a deprecation, as Markdown; undefined for what is not deprecated. */
export function deprecationOf(comment: DocComment): string | undefined {
  const hint = tagText(comment, 'deprecated');
  return hint === undefined ? undefined : commentToMarkdown(hint);
}

/** Links and references of comments in the words of Markdown. */
export function commentToMarkdown(text: string): string {
  return text
    .replace(link, (_match, target: string, label?: string) =>
      target.includes('/') ? `[${label?.trim() ?? target}](${target})` : `\`${label ?? target}\``,
    )
    .replace(reference, '`$1`');
}
