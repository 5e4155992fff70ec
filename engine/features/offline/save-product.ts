import type { SavedProduct } from './saved-product.ts';
import { savingHeader } from './worker/kind-of-request.ts';
import { mayKeep } from './worker/may-keep.ts';

/** Files that are fetched at the same time. */
const atOnce = 6;

/** How a product was saved: whole, stopped by the reader, without space left, or with files that did not come. */
export type SaveOutcome = 'done' | 'cancelled' | 'noSpace' | 'failed';

/** What saving uses and tells. */
export interface SaveOptions {
  cache: Cache;
  fetch: (address: string, request: RequestInit) => Promise<Response>;
  signal: AbortSignal;
  onProgress: (savedBytes: number) => void;
}

/** Fetches all files of a product into a cache. Files that are there and cannot have changed are not fetched again. */
export async function saveProduct(
  { files }: SavedProduct,
  { cache, fetch, signal, onProgress }: SaveOptions,
): Promise<SaveOutcome> {
  let saved = 0;
  let outcome: SaveOutcome = 'done';
  const queue = files.values();

  async function saveFile([address, bytes]: readonly [string, number]): Promise<void> {
    if (!(isFixed(address) && (await cache.match(address)))) await fetchFile(address);
    saved += bytes;
    onProgress(saved);
  }

  async function fetchFile(address: string): Promise<void> {
    const answer = await fetch(address, { signal, headers: { [savingHeader]: '1' } });
    const kind = address.endsWith('/') ? 'page' : isFixed(address) ? 'asset' : 'file';
    if (!mayKeep(answer, kind)) throw new Error(`${address} cannot be kept.`);
    await cache.put(address, answer);
  }

  async function work(): Promise<void> {
    for (const file of queue) {
      if (outcome !== 'done') return;
      try {
        await saveFile(file);
      } catch (error) {
        outcome = outcomeOf(error, signal);
      }
    }
  }

  await removeOthers(cache, files);
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcome;
}

function outcomeOf(error: unknown, { aborted }: AbortSignal): SaveOutcome {
  if (aborted) return 'cancelled';
  const { name } = error as { name?: string };
  return name === 'QuotaExceededError' ? 'noSpace' : 'failed';
}

/** What the product held when it was saved before, and holds no more. */
async function removeOthers(cache: Cache, files: SavedProduct['files']): Promise<void> {
  const wanted = new Set(files.map(([address]) => address));
  const keys = await cache.keys();
  const others = keys.filter(
    ({ url }) =>
      !wanted.has(decodeURI(new URL(url).pathname)) && !wanted.has(new URL(url).pathname),
  );
  await Promise.all(others.map((key) => cache.delete(key)));
}

/** The name of such a file changes with its content. */
function isFixed(address: string): boolean {
  return address.startsWith('/_assets/');
}
