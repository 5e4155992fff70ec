/** Keeps values up to a number of bytes, forgetting what was not asked for longest. */
export interface ByteCache<Value> {
  get: (key: string) => Value | undefined;
  set: (key: string, value: Value) => void;
}

/** Makes a cache that holds at most `limit` bytes. */
export function createByteCache<Value extends { size: number }>(limit: number): ByteCache<Value> {
  // A Map remembers the order of insertion: the first entry is the one to forget.
  const entries = new Map<string, Value>();
  let total = 0;
  let newest: string | undefined;

  function forget(key: string): Value | undefined {
    const value = entries.get(key);
    if (entries.delete(key)) total -= value?.size ?? 0;
    return value;
  }

  function set(key: string, value: Value): void {
    forget(key);
    entries.set(key, value);
    newest = key;
    total += value.size;
    for (const oldest of entries.keys()) {
      if (total <= limit) return;
      forget(oldest);
    }
  }

  function get(key: string): Value | undefined {
    // The page everybody asks for is in its place already.
    if (key === newest) return entries.get(key);
    const value = forget(key);
    if (value !== undefined) set(key, value);
    return value;
  }

  return { get, set };
}
