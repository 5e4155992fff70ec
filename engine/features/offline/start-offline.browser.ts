import { onFirstSign } from '../../base/first-sign.browser.ts';
import { isOwnHost } from './own-host.ts';
import type { LoadWords } from './register-worker.browser.ts';

/** Registers the worker that the page names, on the site's own hosts only and when somebody reads. */
export function startOffline(loadWords: LoadWords): void {
  const meta = document.querySelector<HTMLElement>('meta[name="service-worker"]');
  const hosts = meta?.dataset['hosts']?.split(' ') ?? [];
  const scope = meta?.getAttribute('content');
  if (!scope || !('serviceWorker' in navigator) || !isOwnHost(location.host, hosts)) return;
  onFirstSign(() => {
    void import('./register-worker.browser.ts').then(
      ({ registerWorker }) => registerWorker(scope, loadWords),
      () => undefined,
    );
  });
}
