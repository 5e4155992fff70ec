import { createWorker } from './create-worker.ts';
import { skipWaitingMessage } from './skip-waiting.ts';
import type { WorkerScope } from './worker-scope.ts';
import type { WorkerSettings } from './worker-settings.ts';

/** Connects the worker to the events of its global object. */
export function runWorker(scope: WorkerScope, settings: WorkerSettings): void {
  const worker = createWorker(
    {
      origin: scope.location.origin,
      caches: scope.caches,
      fetch: (request) => fetch(request),
    },
    settings,
  );
  scope.addEventListener('install', (event) => event.waitUntil(worker.install()));
  scope.addEventListener('activate', (event) => event.waitUntil(takeOver(scope, worker.activate)));
  scope.addEventListener('message', ({ data, origin }) => {
    if (data === skipWaitingMessage && origin === scope.location.origin) void scope.skipWaiting();
  });
  scope.addEventListener('fetch', (event) => {
    const answer = worker.answer({
      request: event.request,
      preloaded: event.preloadResponse,
      waitUntil: (work) => event.waitUntil(work),
    });
    if (answer) event.respondWith(answer);
  });
}

async function takeOver(scope: WorkerScope, activate: () => Promise<void>): Promise<void> {
  // A broken cache must not keep the worker from its pages.
  await activate().catch(() => undefined);
  await scope.registration.navigationPreload?.enable().catch(() => undefined);
  await scope.clients.claim();
}
