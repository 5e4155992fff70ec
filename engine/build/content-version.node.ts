const key = Symbol.for('docs.content-version');
const shared = globalThis as { [key]?: number };

/**
 * Counts the changes of texts since the development server started. It lives on the global object because
 * the server's plugins and the site's own code load this file twice.
 */
export function contentVersion(): number {
  return shared[key] ?? 0;
}

/** Notes that a text changed. */
export function noteContentChange(): void {
  shared[key] = contentVersion() + 1;
}
