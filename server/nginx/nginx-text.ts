/** A text as a value in the configuration of nginx, which has no way to write a dollar sign. */
export function quote(text: string): string {
  if (/[$\n\r\0]/.test(text)) throw new Error(`nginx cannot be told "${text}".`);
  return quoteWithVariables(text);
}

/** The same for a text in which `$name` stands for a variable. */
export function quoteWithVariables(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** A regular expression as a key; escapes in it stay as they are. */
export function quotePattern(pattern: string): string {
  if (pattern.includes('"')) throw new Error(`nginx cannot be told "${pattern}".`);
  return `"~${pattern}"`;
}

/** A text as a part of a regular expression. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** A block of lines, e.g. a `map`. */
export function block(head: string, lines: readonly string[]): string {
  return [`${head} {`, ...lines.map((line) => `  ${line}`), '}', ''].join('\n');
}
