import { isFixed } from './is-fixed.ts';
import { parseSavedProduct, type SavedProduct } from './saved-product.ts';
import { savedProductPathOf } from './saved-path.ts';
import { savedNameOf } from './worker/cache-names.ts';

/** A product and the language it is saved in. */
export interface ProductKey {
  id: string;
  locale: string;
}

/** The names of all caches of a product: of what never changes, and of its pages as of one version or more. */
export async function savedCachesOf({ id, locale }: ProductKey): Promise<string[]> {
  const name = savedNameOf(id, locale);
  const all = await caches.keys();
  return all.filter((it) => it === name || it.startsWith(`${name} `));
}

/** What a cache holds; undefined unless all of it is there, of which the list is the sign. */
async function readList(
  name: string,
  { id, locale }: ProductKey,
): Promise<SavedProduct | undefined> {
  const list = await (await caches.open(name)).match(savedProductPathOf(id, locale));
  return list && parseSavedProduct(await list.json());
}

/** The product as it was last saved whole; undefined when it never was. */
export async function findSaved(key: ProductKey): Promise<SavedProduct | undefined> {
  const lists = await Promise.all(
    (await savedCachesOf(key)).map((name) => readList(name, key).catch(() => undefined)),
  );
  return lists.findLast(Boolean);
}

/** Takes away what was begun and not finished; what was saved whole before stays as it was. */
export async function forgetUnfinished(key: ProductKey, except = ''): Promise<void> {
  const own = savedNameOf(key.id, key.locale);
  const saved = await findSaved(key);
  for (const name of await savedCachesOf(key)) {
    const isFinished = (await readList(name, key)) !== undefined;
    if (!isFinished && name !== own && name !== except) await caches.delete(name);
  }
  const list = savedProductPathOf(key.id, key.locale);
  if (saved) await removeOthers(own, [...saved.files, [list, 0]]);
  else if (except === '') await caches.delete(own);
}

/** Takes away every version of the pages but one, and what only the others needed. */
export async function forgetOlder(
  key: ProductKey,
  kept: string,
  files: SavedProduct['files'],
): Promise<void> {
  const own = savedNameOf(key.id, key.locale);
  for (const name of await savedCachesOf(key)) {
    if (name !== own && name !== kept) await caches.delete(name);
  }
  await removeOthers(
    own,
    files.filter(([address]) => isFixed(address)),
  );
}

async function removeOthers(name: string, files: SavedProduct['files']): Promise<void> {
  const cache = await caches.open(name);
  const wanted = new Set(files.map(([address]) => address));
  const others = (await cache.keys()).filter(({ url }) => {
    const { pathname } = new URL(url);
    return !wanted.has(pathname) && !wanted.has(decodeURI(pathname));
  });
  await Promise.all(others.map((key) => cache.delete(key)));
}
