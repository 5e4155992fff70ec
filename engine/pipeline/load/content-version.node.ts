const key = Symbol.for('docs.content-version');
const listenerKey = Symbol.for('docs.content-listener');
const shared = globalThis as { [key]?: number; [listenerKey]?: (file: string) => void };

/**
 * Counts the changes of texts since the development server started. It lives on the global object because
 * the server's plugins and the site's own code load this file twice.
 */
export function contentVersion(): number {
  return shared[key] ?? 0;
}

/** Notes that a text changed. */
export function noteContentChange(file: string): void {
  shared[key] = contentVersion() + 1;
  shared[listenerKey]?.(file);
}

/** Names the one who is called after each change; the site's code names itself anew when it is edited. */
export function whenContentChanges(listener: (file: string) => void): void {
  shared[listenerKey] = listener;
}
