const asked = new Set<string>();

/** Asks for scripts before what imports them is read, so that they do not come one after the other. */
export function preloadScripts(addresses: readonly string[]): void {
  for (const address of addresses) {
    if (asked.has(address)) continue;
    asked.add(address);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = address;
    document.head.append(link);
  }
}
