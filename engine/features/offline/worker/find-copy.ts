import { savedProductPathOf } from '../saved-path.ts';
import { parseSavedName, type CacheNames } from './cache-names.ts';
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
  const wanted = all.filter((name) => own.includes(name) || parseSavedName(name));
  const copies = await Promise.all(
    wanted
      .map(async (cacheName) => {
        const copy = await caches.match(address, { cacheName, ignoreVary: true });
        return copy && (await mayShow(caches, cacheName, kind)) ? copy : undefined;
      })
      .map((copy) => copy.catch(() => undefined)),
  );
  return copies
    .flatMap((copy) => (copy && isOfKind(copy, kind) ? [copy] : []))
    .sort((a, b) => dateOf(b).localeCompare(dateOf(a)))[0];
}

/** Pages of a product that is being saved are shown when all of it is there: before that their styles may be missing. */
async function mayShow(
  caches: CacheStorage,
  cacheName: string,
  kind: RequestKind,
): Promise<boolean> {
  const saved = parseSavedName(cacheName);
  if (!saved || kind === 'asset') return true;
  return (
    (await caches.match(savedProductPathOf(saved.id, saved.locale), { cacheName })) !== undefined
  );
}
