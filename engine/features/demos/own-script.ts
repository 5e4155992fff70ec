/** Where the build puts scripts, and where a server for development gives them from. */
const folders = ['/_assets/', '/@fs/', '/@id/'];

/**
 * The address of a demo's script, if it is one of this site. What a trusted script imports is
 * trusted too, so an attribute that somebody changed must not name a foreign one.
 */
export function ownScript(address: string, page: string): string {
  const found = URL.canParse(address, page) ? new URL(address, page) : undefined;
  const isOwn =
    found?.origin === new URL(page).origin &&
    folders.some((folder) => found.pathname.startsWith(folder));
  if (!isOwn) throw new TypeError(`Refused to load a demo from "${address}".`);
  return found.pathname + found.search;
}
