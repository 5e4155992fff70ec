const sourceHash = /^#(.+)\.(?:js|tsx)$/;

/**
 * The demo whose source a link names, e.g. `#tailwind-quick-filter.js`. What stands before a separator may be
 * a styling or part of the name, so the longest name that exists wins.
 */
export function demoOfHash(hash: string, exists: (name: string) => boolean): string | undefined {
  const named = sourceHash.exec(hash)?.[1];
  if (named === undefined) return undefined;
  const starts = [0, ...[...named.matchAll(/[-/.]/g)].map(({ index }) => index + 1)];
  return starts.map((start) => named.slice(start)).find(exists);
}

/** The link to a demo's source as it is shown now. */
export function hashOfDemo(name: string, codeVariant: 'TS' | 'JS', styling?: string): string {
  return `#${styling ? `${styling}-` : ''}${name}.${codeVariant === 'TS' ? 'tsx' : 'js'}`;
}
