import { isOwnHost } from './own-host.ts';
import { registerWorker, type LoadWords } from './register-worker.browser.ts';

/** Registers the worker that the page names, on the site's own hosts only. */
export function startOffline(loadWords: LoadWords): void {
  const meta = document.querySelector<HTMLElement>('meta[name="service-worker"]');
  const hosts = meta?.dataset['hosts']?.split(' ') ?? [];
  const scope = meta?.getAttribute('content');
  if (!scope || !('serviceWorker' in navigator) || !isOwnHost(location.host, hosts)) return;
  void registerWorker(scope, loadWords);
}
