import { answerNames } from '../../features/api-reference/answer-names.browser.ts';
import { startOffline } from '../../features/offline/start-offline.browser.ts';
import { followLinks } from '../../shell/swap/follow-links.browser.ts';
import { loadWordsOfNames } from './name-words.browser.ts';
import { loadWordsOfOffline } from './offline-words.browser.ts';

/** Starts what a page does only when somebody reads it: quick links, the names in its code, and the worker for offline reading. */
export function startReading(): void {
  followLinks();
  answerNames(loadWordsOfNames);
  startOffline(loadWordsOfOffline);
}
