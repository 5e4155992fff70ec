/** A file as a fenced block of Markdown; the fence is longer than any in the text. */
export function fenceOf(file: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const language = file.slice(file.lastIndexOf('.') + 1);
  return `${fence}${language} title="${file}"\n${text.trimEnd()}\n${fence}`;
}
