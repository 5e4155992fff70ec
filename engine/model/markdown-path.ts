/** Where a page stands as Markdown: its address with `.md` in the place of the last slash. */
export function markdownPathOf(href: string): string {
  return href === '/' ? '/index.md' : `${href.replace(/\/$/, '')}.md`;
}
