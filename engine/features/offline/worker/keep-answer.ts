/** How many pages and files that were only seen, not saved, are kept. */
export const pagesLimit = 120;
/** The same for scripts, styles and fonts. */
export const assetsLimit = 400;

/** Keeps an answer as the newest of a cache and lets the oldest go; a full disk changes nothing for the reader. */
export async function keepAnswer(
  cache: Cache,
  [address, answer]: readonly [string, Response],
  limit: number,
): Promise<void> {
  try {
    // Takes the place of an older answer and goes to the end; when it fails, the older one stays.
    await cache.put(address, answer);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, -limit).map((key) => cache.delete(key)));
  } catch {
    // The quota is used up, or the browser lost its cache: the next visit tries again.
  }
}
