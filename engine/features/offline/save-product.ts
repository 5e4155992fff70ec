import type { SavedProduct } from './saved-product.ts';
import { isFixed } from './is-fixed.ts';
import { savingHeader } from './worker/kind-of-request.ts';
import { mayKeep } from './worker/may-keep.ts';

/** Files that are fetched at the same time. */
const atOnce = 6;

/** How a product was saved: whole, stopped by the reader, without space left, or with files that did not come. */
export type SaveOutcome = 'done' | 'canceled' | 'noSpace' | 'failed';

/** What saving uses and tells. */
export interface SaveOptions {
  /** For files that never change; it may hold those of an older version too. */
  assets: Cache;
  /** For all others, of this version only. */
  pages: Cache;
  fetch: (address: string, request: RequestInit) => Promise<Response>;
  signal: AbortSignal;
  onProgress: (savedBytes: number) => void;
}

/** Fetches all files of a product into its caches. Files that are there and cannot have changed are not fetched again. */
export async function saveProduct(
  { files }: SavedProduct,
  { assets, pages, fetch, signal, onProgress }: SaveOptions,
): Promise<SaveOutcome> {
  let saved = 0;
  let outcome: SaveOutcome = 'done';
  const queue = files.values();

  async function saveFile([address, bytes]: readonly [string, number]): Promise<void> {
    if (!(isFixed(address) && (await assets.match(address)))) await fetchFile(address);
    saved += bytes;
    onProgress(saved);
  }

  async function fetchFile(address: string): Promise<void> {
    const answer = await fetch(address, { signal, headers: { [savingHeader]: '1' } });
    const kind = address.endsWith('/') ? 'page' : isFixed(address) ? 'asset' : 'file';
    if (!mayKeep(answer, kind)) throw new Error(`${address} cannot be kept.`);
    await (isFixed(address) ? assets : pages).put(address, answer);
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

  await Promise.all(Array.from({ length: atOnce }, work));
  return outcome;
}

function outcomeOf(error: unknown, { aborted }: AbortSignal): SaveOutcome {
  if (aborted) return 'canceled';
  const { name } = error as { name?: string };
  return name === 'QuotaExceededError' ? 'noSpace' : 'failed';
}

/** How many bytes are to be fetched for a product. */
export async function missingBytes({ files }: SavedProduct, assets: Cache): Promise<number> {
  const sizes = await Promise.all(
    files.map(async ([address, bytes]) =>
      isFixed(address) && (await assets.match(address)) ? 0 : bytes,
    ),
  );
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}
