import { cacheNamesOf, savedPrefix } from './cache-names.ts';
import type { WorkerScope } from './worker-scope.ts';

/** The kill switch: a worker that clears its own caches and takes itself away; pages stay as they are. */
export function removeWorker(scope: WorkerScope, { scope: folder }: { scope: string }): void {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => event.waitUntil(leave(scope, folder)));
}

/** Saved products go too: without a worker nothing can show them. */
async function leave({ caches, registration }: WorkerScope, folder: string): Promise<void> {
  const { prefix } = cacheNamesOf(folder, '');
  const names = await caches.keys().catch(() => []);
  const own = names.filter((name) => name.startsWith(prefix) || name.startsWith(savedPrefix));
  await Promise.allSettled(own.map((name) => caches.delete(name)));
  await registration.unregister();
}
