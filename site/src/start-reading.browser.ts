import { startOffline } from 'engine/features/offline/start-offline.browser.ts';
import { followLinks } from 'engine/shell/swap/follow-links.browser.ts';
import { loadWordsOfOffline } from './offline-words.browser.ts';

/** Starts what a page does only when somebody reads it: quick links, and the worker for offline reading. */
export function startReading(): void {
  followLinks();
  startOffline(loadWordsOfOffline);
}
