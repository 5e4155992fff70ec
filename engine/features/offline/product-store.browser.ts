import { missingBytes, saveProduct, type SaveOutcome } from './save-product.ts';
import {
  findSaved,
  forgetOlder,
  forgetUnfinished,
  savedCachesOf,
  type ProductKey,
} from './saved-caches.browser.ts';
import { savedProductPathOf } from './saved-path.ts';
import { parseSavedProduct, type SavedProduct } from './saved-product.ts';
import { whileSaving } from './saving-state.browser.ts';
import { savedNameOf, savedPagesNameOf } from './worker/cache-names.ts';

/** How far a product is saved in this browser. */
export type SavedState =
  { kind: 'none' } | { kind: 'partial'; count: number } | { kind: 'saved'; product: SavedProduct };

/** Looks how far a product is saved; a browser without storage has saved nothing. */
export async function readSavedState(key: ProductKey): Promise<SavedState> {
  try {
    const product = await findSaved(key);
    if (product) return { kind: 'saved', product };
    const names = await savedCachesOf(key);
    if (names.length === 0) return { kind: 'none' };
    const opened = await Promise.all(names.map((name) => caches.open(name)));
    const keys = await Promise.all(opened.map((cache) => cache.keys()));
    return { kind: 'partial', count: keys.flat().length };
  } catch {
    return { kind: 'none' };
  }
}

/** What is told and heard while a product is saved. */
interface Saving {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/**
 * Saves a product beside what was saved of it before, which can be read until all of the new one is
 * there. The list of its files comes last, as the sign that nothing is missing.
 */
export function storeProduct(
  key: ProductKey,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<SaveOutcome> {
  return whileSaving(async () => {
    try {
      const answer = await fetch(savedProductPathOf(key.id, key.locale), { signal });
      const product = answer.ok && parseSavedProduct(await answer.clone().json());
      if (!product) return 'failed';
      return await store(key, { product, answer }, { signal, onProgress });
    } catch {
      return signal.aborted ? 'canceled' : 'failed';
    }
  });
}

interface Listed {
  product: SavedProduct;
  answer: Response;
}

async function store(
  key: ProductKey,
  { product, answer }: Listed,
  { signal, onProgress }: Saving,
): Promise<SaveOutcome> {
  const name = savedPagesNameOf(key.id, key.locale, product.digest);
  await forgetUnfinished(key, name);
  const assets = await caches.open(savedNameOf(key.id, key.locale));
  if (!(await hasSpaceFor(await missingBytes(product, assets)))) return 'noSpace';
  const pages = await caches.open(name);
  const outcome = await saveProduct(product, {
    assets,
    pages,
    signal,
    fetch: (address, request) => fetch(address, request),
    onProgress: (bytes) => onProgress(bytes / Math.max(1, product.bytes)),
  });
  const isWhole = outcome === 'done' && (await putList(pages, key, answer));
  if (isWhole) await forgetOlder(key, name, product.files);
  // After a break of the network the next try goes on with what is there.
  else if (outcome !== 'failed') await forgetUnfinished(key);
  return outcome === 'done' && !isWhole ? 'noSpace' : outcome;
}

async function putList(pages: Cache, { id, locale }: ProductKey, list: Response): Promise<boolean> {
  try {
    await pages.put(savedProductPathOf(id, locale), list);
    return true;
  } catch {
    return false;
  }
}

/** Takes a product out of this browser. */
export async function removeProduct(key: ProductKey): Promise<void> {
  const names = await savedCachesOf(key).catch(() => []);
  await Promise.allSettled(names.map((name) => caches.delete(name)));
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
