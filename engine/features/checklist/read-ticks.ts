/** The texts of the ticked items, from what is stored; anything else stored there counts as none. */
export function readTicks(stored: string | null): ReadonlySet<string> {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return new Set(Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []);
  } catch {
    return new Set();
  }
}
