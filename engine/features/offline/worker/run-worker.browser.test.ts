import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { FakeCacheStorage } from './cache.fixture.ts';
import { removeWorker } from './remove-worker.browser.ts';
import { runWorker } from './run-worker.browser.ts';
import type { WorkerScope } from './worker-scope.ts';

type Listener = (event: Record<string, unknown>) => void;

function createScope() {
  const listeners = new Map<string, Listener>();
  const storage = new FakeCacheStorage();
  const scope = {
    location: { origin: 'https://docs.example' },
    caches: storage,
    clients: { claim: vi.fn(() => Promise.resolve()) },
    registration: { scope: '/x/', unregister: vi.fn(() => Promise.resolve(true)) },
    skipWaiting: vi.fn(() => Promise.resolve()),
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  };
  async function fire(name: string, event: Record<string, unknown> = {}): Promise<void> {
    const work: unknown[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (it: unknown) => work.push(it) });
    await Promise.all(work);
  }
  return { scope, storage, fire, asScope: scope as unknown as WorkerScope };
}

const settings = {
  scope: '/x/',
  version: 'v1',
  assets: '/_assets/',
  without: [],
  shell: [],
  offlinePages: {},
};

it('takes over only when a page of the same origin says skipWaiting', async () => {
  const { scope, fire, asScope } = createScope();
  runWorker(asScope, settings);
  await fire('message', { data: 'skipWaiting', origin: 'https://evil.example' });
  expect(scope.skipWaiting).not.toHaveBeenCalled();
  await fire('message', { data: 'skipWaiting', origin: 'https://docs.example' });
  expect(scope.skipWaiting).toHaveBeenCalledTimes(1);
});

it('ignores every other message', async () => {
  const { scope, fire, asScope } = createScope();
  runWorker(asScope, settings);
  await fc.assert(
    fc.asyncProperty(fc.anything(), async (data) => {
      await fire('message', { data, origin: 'https://docs.example' });
      expect(scope.skipWaiting).not.toHaveBeenCalled();
    }),
    { numRuns: 50 },
  );
});

it('serves its pages also when its caches are broken', async () => {
  const { scope, storage, fire, asScope } = createScope();
  storage.keys = () => Promise.reject(new Error('corrupted'));
  runWorker(asScope, settings);
  await fire('activate');
  expect(scope.clients.claim).toHaveBeenCalled();
});

it('as kill switch clears its caches and what was saved, and takes itself away', async () => {
  const { scope, storage, fire, asScope } = createScope();
  for (const name of ['docs-worker /x/ pages', 'docs-worker / pages', 'docs-saved a en', 'other']) {
    await storage.open(name);
  }
  removeWorker(asScope, { scope: '/x/' });
  await fire('install');
  await fire('activate');
  expect(scope.skipWaiting).toHaveBeenCalled();
  expect(await storage.keys()).toEqual(['docs-worker / pages', 'other']);
  expect(scope.registration.unregister).toHaveBeenCalled();
});
