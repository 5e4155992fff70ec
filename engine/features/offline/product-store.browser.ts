import { parseSavedProduct, savedProductPathOf, type SavedProduct } from './saved-product.ts';
import { saveProduct, type SaveOutcome } from './save-product.ts';
import { whileSaving } from './saving-state.browser.ts';
import { savedNameOf } from './worker/cache-names.ts';

/** A product and the language it is saved in. */
export interface ProductKey {
  id: string;
  locale: string;
}

/** How far a product is saved in this browser. */
export type SavedState =
  { kind: 'none' } | { kind: 'partial'; count: number } | { kind: 'saved'; product: SavedProduct };

/** Looks how far a product is saved; a browser without storage has saved nothing. */
export async function readSavedState({ id, locale }: ProductKey): Promise<SavedState> {
  try {
    const name = savedNameOf(id, locale);
    if (!(await caches.has(name))) return { kind: 'none' };
    const cache = await caches.open(name);
    const list = await cache.match(savedProductPathOf(id, locale));
    const product = list && parseSavedProduct(await list.json());
    if (product) return { kind: 'saved', product };
    return { kind: 'partial', count: (await cache.keys()).length };
  } catch {
    return { kind: 'none' };
  }
}

/** Saves a product; the list of its files comes last, as the sign that nothing is missing. */
export function storeProduct(
  key: ProductKey,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<SaveOutcome> {
  return whileSaving(async () => {
    const address = savedProductPathOf(key.id, key.locale);
    const answer = await fetch(address, { signal }).catch(() => undefined);
    const product = answer?.ok ? parseSavedProduct(await answer.clone().json()) : undefined;
    if (!answer || !product) return signal.aborted ? 'cancelled' : 'failed';
    if (!(await hasSpaceFor(product.bytes))) return 'noSpace';
    const outcome = await fill(key, product, { signal, onProgress });
    if (outcome === 'done') return finish(key, address, answer);
    if (outcome !== 'failed') await removeProduct(key);
    return outcome;
  });
}

async function fill(
  { id, locale }: ProductKey,
  product: SavedProduct,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<SaveOutcome> {
  try {
    const cache = await caches.open(savedNameOf(id, locale));
    return await saveProduct(product, {
      cache,
      signal,
      fetch: (address, request) => fetch(address, request),
      onProgress: (bytes) => onProgress(bytes / Math.max(1, product.bytes)),
    });
  } catch {
    return 'failed';
  }
}

async function finish(key: ProductKey, address: string, list: Response): Promise<SaveOutcome> {
  try {
    const cache = await caches.open(savedNameOf(key.id, key.locale));
    await cache.put(address, list);
    return 'done';
  } catch {
    await removeProduct(key);
    return 'noSpace';
  }
}

/** Takes a product out of this browser. */
export async function removeProduct({ id, locale }: ProductKey): Promise<void> {
  await caches.delete(savedNameOf(id, locale)).catch(() => false);
}

/** Asks for storage that the browser does not clear by itself, and whether there is enough of it. */
async function hasSpaceFor(bytes: number): Promise<boolean> {
  try {
    await navigator.storage.persist();
    const { quota, usage = 0 } = await navigator.storage.estimate();
    return quota === undefined || quota - usage > bytes;
  } catch {
    return true;
  }
}
