import type { Dictionary } from '../../model/translate.ts';
import { loadWords } from './load-words.browser.ts';

/** Of each dictionary only the group of offline reading, so that the bundler leaves out the rest. */
const loaders = import.meta.glob<Dictionary>('#site/translations/*.json', { import: 'offline' });

/** Loads the words of offline reading in the language of the page. */
export async function loadWordsOfOffline(): Promise<(key: string) => string> {
  const translate = await loadWords('offline', loaders);
  return (key) => translate(`offline.${key}`);
}
