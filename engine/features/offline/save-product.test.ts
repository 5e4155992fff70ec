import { describe, expect, it, vi } from 'vitest';
import { saveProduct } from './save-product.ts';
import type { SavedProduct } from './saved-product.ts';
import { answerOf, FakeCache } from './worker/cache.fixture.ts';

const product: SavedProduct = {
  id: 'x-tree-view',
  digest: 'd',
  bytes: 60,
  files: [
    ['/x/a/', 10],
    ['/_assets/a.1.js', 20],
    ['/search/en.json', 30],
  ],
  pages: [['/x/a/', 'A']],
};

const types: Readonly<Record<string, string>> = {
  '/x/a/': 'text/html',
  '/_assets/a.1.js': 'text/javascript',
  '/search/en.json': 'application/json',
};

function setUp() {
  const cache = new FakeCache();
  const pages = new FakeCache();
  const onProgress = vi.fn();
  const stop = new AbortController();
  const fetch = vi.fn((address: string) =>
    Promise.resolve(answerOf(address, { type: types[address] ?? 'text/plain' })),
  );
  const save = () =>
    saveProduct(product, {
      assets: cache as unknown as Cache,
      pages: pages as unknown as Cache,
      fetch,
      signal: stop.signal,
      onProgress,
    });
  return { cache, pages, fetch, onProgress, stop, save };
}

describe('saving a product', () => {
  it('keeps every file and tells how far it is', async () => {
    const { cache, pages, save, onProgress } = setUp();
    expect(await save()).toBe('done');
    expect([cache.entries.size, pages.entries.size]).toEqual([1, 2]);
    expect(onProgress).toHaveBeenLastCalledWith(60);
  });

  it('goes on where it stopped: files that cannot change are not fetched again', async () => {
    const { fetch, save } = setUp();
    await save();
    fetch.mockClear();
    expect(await save()).toBe('done');
    expect(fetch.mock.calls.map(([address]) => address)).toEqual(['/x/a/', '/search/en.json']);
  });

  it('F15 says when there is no space', async () => {
    const { cache, save } = setUp();
    cache.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    expect(await save()).toBe('noSpace');
  });

  it('says when the reader stopped it', async () => {
    const { fetch, stop, save } = setUp();
    fetch.mockImplementation(() => {
      stop.abort();
      return Promise.reject(new DOMException('', 'AbortError'));
    });
    expect(await save()).toBe('canceled');
  });

  it.each([
    ['an error', answerOf('', { status: 500 })],
    ['F26 a page in the place of a script', answerOf('<html>')],
    ['a missing file', answerOf('', { status: 404 })],
  ])('fails on %s and keeps nothing of it', async (_name, answer) => {
    const { cache, fetch, save } = setUp();
    fetch.mockImplementation((address) =>
      Promise.resolve(
        address.endsWith('.js') ? answer : answerOf('x', { type: types[address] ?? '' }),
      ),
    );
    expect(await save()).toBe('failed');
    expect([...cache.entries.keys()].some((url) => url.endsWith('.js'))).toBe(false);
  });
});
