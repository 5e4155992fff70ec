const start = '<div class="side__body" data-tree="';
const end = '<div class="side__foot">';
const activeLink = /<a href="[^"]*" class="app-drawer-active" aria-current="page">/;

/**
 * Takes the side navigation out of a page's HTML where the tree is one that is known already: reading its hundreds of
 * rows again would be half of the work. Only the link of the page itself stays, to tell which row to mark.
 */
export function leaveOutTree(html: string, known: string): string {
  const tag = `${start}${known}">`;
  const from = html.indexOf(tag);
  const to = html.indexOf(end, from);
  if (known === '' || from === -1 || to === -1) return html;
  const [link] = activeLink.exec(html.slice(from, to)) ?? [];
  return `${html.slice(0, from)}${tag}${link ? `${link}</a>` : ''}</div>${html.slice(to)}`;
}
