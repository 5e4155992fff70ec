/** A documentation comment taken apart. */
export interface DocComment {
  /** Markdown before the first tag. */
  description: string;
  tags: readonly DocTag[];
}

/** One tag of a documentation comment. */
export interface DocTag {
  /** Without the `@`. */
  name: string;
  text: string;
}

/** A documented parameter or answer. */
export interface DocValue {
  name: string;
  /** As written in braces. */
  type?: string;
  description: string;
}

// A second asterisk before a tag, and a brace right behind it, are slips of the pen that occur in packages.
const tagLine = /^(?:\*\s+)?@([a-zA-Z]+)(?:\s+|(?=\{)|$)(.*)$/;

/** Takes the text of a documentation comment apart; total for any text. */
export function parseDocComment(comment: string): DocComment {
  const description: string[] = [];
  const tags: { name: string; lines: string[] }[] = [];
  let fenced = false;
  for (const line of linesOf(comment)) {
    const tag = fenced ? null : tagLine.exec(line.trim());
    fenced = line.trim().startsWith('```') ? !fenced : fenced;
    if (tag) {
      tags.push({ name: tag[1] ?? '', lines: [tag[2] ?? ''] });
    } else {
      (tags.at(-1)?.lines ?? description).push(line);
    }
  }
  return {
    description: textOf(description),
    tags: tags.map(({ name, lines }) => ({ name, text: textOf(lines) })),
  };
}

/** The text of a tag, or undefined when the comment does not have it. */
export function tagText({ tags }: DocComment, name: string): string | undefined {
  return tags.find((tag) => tag.name === name)?.text;
}

/** The parameters that a comment documents, in its order. */
export function documentedParameters({ tags }: DocComment): DocValue[] {
  return tags.filter(({ name }) => name === 'param').map(({ text }) => parseValue(text));
}

/** What a comment says about the answer of a function. */
export function documentedReturn({ tags }: DocComment): DocValue | undefined {
  const tag = tags.find(({ name }) => name === 'returns' || name === 'return');
  if (!tag) {
    return undefined;
  }
  const { type, rest } = splitType(tag.text);
  return { name: '', ...(type !== undefined && { type }), description: withoutDash(rest) };
}

function parseValue(text: string): DocValue {
  const { type, rest } = splitType(text);
  const [, name = '', description = ''] = /^(\[?[\w.$]+\]?)\s*([\s\S]*)$/.exec(rest) ?? [];
  return {
    name: name.replace(/[[\]]/g, ''),
    ...(type !== undefined && { type }),
    description: withoutDash(description),
  };
}

/** Braces may be nested: `{{ id: string }} name`. */
function splitType(text: string): { type?: string; rest: string } {
  if (!text.startsWith('{')) {
    return { rest: text };
  }
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    depth += text[at] === '{' ? 1 : text[at] === '}' ? -1 : 0;
    if (depth === 0) {
      return { type: text.slice(1, at).trim(), rest: text.slice(at + 1).trim() };
    }
  }
  return { rest: text };
}

function withoutDash(text: string): string {
  return text.replace(/^-\s+/, '');
}

function linesOf(comment: string): string[] {
  return comment
    .replace(/^\s*\/\*\*?/, '')
    .replace(/\*\/\s*$/, '')
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd());
}

function textOf(lines: readonly string[]): string {
  return lines.join('\n').trim();
}
