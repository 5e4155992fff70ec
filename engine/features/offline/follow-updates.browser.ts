import { skipWaitingMessage } from './worker/skip-waiting.ts';

/** Calls back when a newer worker has taken over the page; a first worker is no update. */
export function followUpdates(
  registration: ServiceWorkerRegistration,
  onActivated: () => void,
): void {
  if (!navigator.serviceWorker.controller) return;
  function follow(worker: ServiceWorker): void {
    if (worker.state === 'installed') registration.waiting?.postMessage(skipWaitingMessage);
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed') registration.waiting?.postMessage(skipWaitingMessage);
      if (worker.state === 'activated') onActivated();
    });
  }
  const pending = registration.waiting ?? registration.installing;
  if (pending) follow(pending);
  registration.addEventListener('updatefound', () => {
    if (registration.installing) follow(registration.installing);
  });
}
