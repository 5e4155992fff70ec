/** Address of the worker for the pages below a folder; the folder has a slash at both ends. */
export function workerPathOf(scope: string): string {
  return `${scope}sw.js`;
}

/** The folder whose worker serves an address: the nearest one. */
export function findScope(href: string, scopes: readonly string[]): string | undefined {
  return scopes
    .filter((scope) => href.startsWith(scope))
    .reduce<string | undefined>(
      (nearest, scope) => ((nearest?.length ?? 0) < scope.length ? scope : nearest),
      undefined,
    );
}
