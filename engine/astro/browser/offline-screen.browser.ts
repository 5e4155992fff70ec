import { startOfflinePage } from '../../features/offline/offline-page.browser.ts';
import { loadWordsOfOffline } from './offline-words.browser.ts';

/** Makes the page for offline reading work. */
export function mountOfflineScreen(): void {
  void startOfflinePage(loadWordsOfOffline);
}
