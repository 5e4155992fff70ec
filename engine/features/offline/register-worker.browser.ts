import { trustedScriptAddress } from '../../base/trusted.browser.ts';
import { followUpdates } from './follow-updates.browser.ts';
import { keepPage } from './keep-page.browser.ts';
import { reloadOnce } from './reload-once.browser.ts';
import { isSaving } from './saving-state.browser.ts';
import { watchTyping } from './watch-typing.browser.ts';
import { workerPathOf } from './worker-path.ts';

/** Brings the words of the offline parts when they are first needed. */
export type LoadWords = () => Promise<(key: string) => string>;

/** Registers the worker of the pages below a folder; where that fails, nothing is different for the reader. */
export async function registerWorker(scope: string, loadWords: LoadWords): Promise<void> {
  const { serviceWorker } = navigator;
  watchTyping();
  if (!serviceWorker.controller) {
    // A first page can be kept only when the worker has taken it over.
    serviceWorker.addEventListener('controllerchange', () => void keepPage(), { once: true });
  }
  try {
    const registration = await serviceWorker.register(trustedScriptAddress(workerPathOf(scope)), {
      scope,
      updateViaCache: 'none',
    });
    followUpdates(registration, () => startReload(loadWords));
  } catch {
    // Refused by the browser, or the script is not there: the pages work without it.
  }
}

function startReload(loadWords: LoadWords): void {
  const reload = () => location.reload();
  reloadOnce({
    reload,
    offer: () => void offer(loadWords, reload),
    isBusy: isSaving,
  });
}

async function offer(loadWords: LoadWords, reload: () => void): Promise<void> {
  const [translate, { offerReload }] = await Promise.all([
    loadWords(),
    import('./offer-reload.browser.ts'),
  ]);
  offerReload(translate, reload);
}
