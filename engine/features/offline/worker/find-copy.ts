import { savedPrefix, type CacheNames } from './cache-names.ts';
import { dateOf } from './copy-of.ts';
import type { RequestKind } from './kind-of-request.ts';
import { isOfKind } from './may-keep.ts';

/** Finds the newest copy of an address among what was seen and what was saved; a broken cache has none. */
export async function findCopy(
  caches: CacheStorage,
  names: CacheNames,
  [address, kind]: readonly [string, RequestKind],
): Promise<Response | undefined> {
  const own = [names.pages, names.assets, names.shell];
  const all = await caches.keys().catch(() => []);
  const wanted = all.filter((name) => own.includes(name) || name.startsWith(savedPrefix));
  const copies = await Promise.all(
    wanted.map((cacheName) =>
      caches.match(address, { cacheName, ignoreVary: true }).catch(() => undefined),
    ),
  );
  return copies
    .flatMap((copy) => (copy && isOfKind(copy, kind) ? [copy] : []))
    .sort((a, b) => dateOf(b).localeCompare(dateOf(a)))[0];
}
