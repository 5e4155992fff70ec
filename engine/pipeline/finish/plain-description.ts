/** Markdown of a comment as plain text: marks of code, emphasis and links go, their words stay. */
export function plainDescription(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
