import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readSavedState, removeProduct, storeProduct } from './product-store.browser.ts';
import type { SavedProduct } from './saved-product.ts';
import { answerOf, FakeCacheStorage } from './worker/cache.fixture.ts';
import { createWorker } from './worker/create-worker.ts';

const key = { id: 'x-grid', locale: 'en' };
const pageCount = 12;

/** One release of a product: pages that each need a script of that release. */
function releaseOf(version: string): SavedProduct {
  const numbers = Array.from({ length: pageCount }, (_, at) => at);
  const pages = numbers.map((at) => `/x/${at}/`);
  const scripts = numbers.map((at) => `/_assets/${at}.${at % 2 === 0 ? 'same' : version}.js`);
  return {
    id: key.id,
    digest: version,
    bytes: 24,
    files: [...pages, ...scripts, '/search/en.json'].map((it) => [it, 1] as const),
    pages: pages.map((page) => [page, page] as const),
  };
}

let storage: FakeCacheStorage;
let release: string;
/** Called with each request for a file. */
let onRequest: () => void;
beforeEach(() => {
  storage = new FakeCacheStorage();
  release = 'v1';
  onRequest = () => undefined;
  vi.stubGlobal('caches', storage);
  vi.stubGlobal('navigator', {
    storage: {
      persist: () => Promise.resolve(true),
      estimate: () => Promise.resolve({ quota: 1_000, usage: 0 }),
    },
  });
  vi.stubGlobal('fetch', fetchFile);
});

async function fetchFile(address: string, { signal }: RequestInit = {}): Promise<Response> {
  await Promise.resolve();
  if (address.startsWith('/offline/')) {
    return answerOf(JSON.stringify(releaseOf(release)), { type: 'application/json' });
  }
  onRequest();
  signal?.throwIfAborted();
  const ending = /[^.]*$/.exec(address)?.[0] ?? '';
  return answerOf(`${release} ${address}`, { type: types[ending] ?? 'text/html' });
}

const types: Readonly<Record<string, string>> = { js: 'text/javascript', json: 'application/json' };

const quiet = () => undefined;
const never = new AbortController().signal;

/** What a reader without a network gets at the addresses of a release. */
async function readOffline(version: string): Promise<string[]> {
  const worker = createWorker(
    {
      origin: 'https://docs.example',
      caches: storage as unknown as CacheStorage,
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    },
    { scope: '/x/', version: '1', assets: '/_assets/', without: [], shell: [], offlinePages: {} },
  );
  const texts = releaseOf(version).files.map(async ([address]) => {
    const request = {
      url: new URL(address, 'https://docs.example').href,
      method: 'GET',
      mode: address.endsWith('/') ? 'navigate' : 'cors',
      headers: new Headers(),
    } as Request;
    return (await worker.answer({ request, waitUntil: quiet }))?.text() ?? '';
  });
  return Promise.all(texts);
}

async function expectSaved(version: string): Promise<void> {
  const state = await readSavedState(key);
  expect(state.kind === 'saved' && state.product.digest).toBe(version);
  const texts = await readOffline(version);
  expect(texts.filter((text) => !text.includes(' /_assets/') && !text.startsWith(version))).toEqual(
    [],
  );
}

/** Moments of an update, as numbers of files that were asked for before it. */
const moments = [0, 1, 2, 4, 7, 9, 11, 13, 16, 18];

describe('an update of a saved product', () => {
  beforeEach(async () => {
    expect(await storeProduct(key, never, quiet)).toBe('done');
    release = 'v2';
  });

  it('takes the place of what was saved, and leaves nothing of it', async () => {
    expect(await storeProduct(key, never, quiet)).toBe('done');
    await expectSaved('v2');
    expect([...storage.caches.keys()]).toEqual(['docs-saved x-grid en', 'docs-saved x-grid en v2']);
    const kept = [...storage.caches.values()].flatMap(({ entries }) => [...entries.keys()]);
    expect(kept.filter((url) => url.includes('.v1.'))).toEqual([]);
  });

  it.each(moments)('that is canceled after %i files leaves the old copy whole', async (moment) => {
    const stop = new AbortController();
    let asked = 0;
    onRequest = () => {
      if (asked === moment) stop.abort();
      asked += 1;
    };
    expect(await storeProduct(key, stop.signal, quiet)).toBe('canceled');
    await expectSaved('v1');
    expect([...storage.caches.keys()]).toEqual(['docs-saved x-grid en', 'docs-saved x-grid en v1']);
  });

  it.each(moments)(
    'that is cut off after %i files leaves the old copy whole and goes on later',
    async (moment) => {
      let asked = 0;
      onRequest = () => {
        if (asked >= moment) throw new TypeError('Failed to fetch');
        asked += 1;
      };
      expect(await storeProduct(key, never, quiet)).toBe('failed');
      await expectSaved('v1');
      onRequest = () => undefined;
      expect(await storeProduct(key, never, quiet)).toBe('done');
      await expectSaved('v2');
    },
  );

  it.each(moments)(
    'for which there is no space after %i files leaves the old copy whole',
    async (moment) => {
      let asked = 0;
      onRequest = () => {
        if (asked === moment) for (const cache of storage.caches.values()) cache.isFull = true;
        asked += 1;
      };
      expect(await storeProduct(key, never, quiet)).toBe('noSpace');
      await expectSaved('v1');
    },
  );

  it.each(['{"id":"x-gr', '<!doctype html>', '', '{}', 'null'])(
    'whose list comes as %j fails and leaves the old copy whole',
    async (list) => {
      vi.stubGlobal('fetch', () => Promise.resolve(answerOf(list, { type: 'application/json' })));
      expect(await storeProduct(key, never, quiet)).toBe('failed');
      await expectSaved('v1');
    },
  );

  it('asks for space only for what is new', async () => {
    // Twelve pages, the search and the six scripts that changed, of 25 files in all.
    const estimate = vi.fn(() => Promise.resolve({ quota: 20, usage: 0 }));
    vi.stubGlobal('navigator', { storage: { persist: () => Promise.resolve(true), estimate } });
    expect(await storeProduct(key, never, quiet)).toBe('done');
    estimate.mockResolvedValue({ quota: 19, usage: 0 });
    release = 'v3';
    expect(await storeProduct(key, never, quiet)).toBe('noSpace');
    await expectSaved('v2');
  });

  it('reads and replaces what an earlier release of the site saved in one cache', async () => {
    const together = await storage.open('docs-saved x-grid en');
    const pages = await storage.open('docs-saved x-grid en v1');
    for (const [url, answer] of pages.entries) together.entries.set(url, answer);
    await storage.delete('docs-saved x-grid en v1');
    await expectSaved('v1');
    const stop = new AbortController();
    onRequest = () => stop.abort();
    expect(await storeProduct(key, stop.signal, quiet)).toBe('canceled');
    await expectSaved('v1');
    onRequest = () => undefined;
    expect(await storeProduct(key, never, quiet)).toBe('done');
    await expectSaved('v2');
  });

  it('can be followed by removing all of it', async () => {
    await removeProduct(key);
    expect(await readSavedState(key)).toEqual({ kind: 'none' });
    expect([...storage.caches.keys()]).toEqual([]);
  });
});
