/** Whether a path, given without language, belongs to the pages that are never translated. */
export function isSpecialPath(pathname: string): boolean {
  return pathname === '/blog' || pathname.startsWith('/blog/') || pathname === '/size-snapshot/';
}
