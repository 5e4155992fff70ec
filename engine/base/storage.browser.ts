/** Values the browser refused to keep, for the rest of the visit; null marks a refused removal. */
const refused = new Map<string, string | null>();

/** The stored value, or null when there is none or storage is blocked. */
export function readStorage(key: string): string | null {
  const kept = refused.get(key);
  if (kept !== undefined) {
    return kept;
  }
  try {
    const value: unknown = localStorage.getItem(key);
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}

/** Stores a value; false when the browser refuses and it lasts only until the page is left. */
export function writeStorage(key: string, value: string): boolean {
  return keep(key, value, () => localStorage.setItem(key, value));
}

/** Forgets a value, also when the browser refuses to remove it. */
export function removeStorage(key: string): void {
  keep(key, null, () => localStorage.removeItem(key));
}

function keep(key: string, value: string | null, store: () => void): boolean {
  try {
    store();
    refused.delete(key);
    return true;
  } catch {
    refused.set(key, value);
    return false;
  }
}
