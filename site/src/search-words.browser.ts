import type { Dictionary } from 'engine/model/translate.ts';
import { loadWords } from './load-words.browser.ts';

/** Of each dictionary only the group of the search, so that the bundler leaves out the rest. */
const loaders = import.meta.glob<Dictionary>('#site/translations/*.json', { import: 'search' });

/** Loads the words of the search in the language of the page. */
export function loadSearchWords(): Promise<(key: string) => string> {
  return loadWords('search', loaders);
}
