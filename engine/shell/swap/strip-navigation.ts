const start = '<div class="side__body" data-tree="';
const end = '<div class="side__foot">';
const activeLink = /<a href="([^"]*)" class="app-drawer-active" aria-current="page">/;

/** The tree beside the page that the reader sees. */
export interface KnownTree {
  /** Its name; empty when there is none. */
  name: string;
  /** Whether it has a row that leads to an address: rows of closed groups may not be loaded. */
  hasRow: (href: string) => boolean;
}

/**
 * Takes the side navigation out of a page's HTML where the tree is one that is known already: reading its hundreds of
 * rows again would be half of the work. Only the link of the page itself stays, to tell which row to mark.
 */
export function stripNavigation(html: string, { name, hasRow }: KnownTree): string {
  const tag = `${start}${name}">`;
  const from = html.indexOf(tag);
  const to = html.indexOf(end, from);
  if (name === '' || from === -1 || to === -1) return html;
  const [link, href = ''] = activeLink.exec(html.slice(from, to)) ?? [];
  if (link && !hasRow(href)) return html;
  return `${html.slice(0, from)}${tag}${link ? `${link}</a>` : ''}</div>${html.slice(to)}`;
}
