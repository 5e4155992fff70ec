/** Gives the address of a page in the reader's language; nothing when the page is not written. */
export type HrefOf = (pathname: string) => string | undefined;

/** The address of the first page of a list that is written. */
export function firstWritten(pathnames: readonly string[], hrefOf: HrefOf): string | undefined {
  for (const pathname of pathnames) {
    const href = hrefOf(pathname);
    if (href) return href;
  }
  return undefined;
}
