import type { Dictionary } from '../../model/translate.ts';
import { loadWords } from './load-words.browser.ts';

/** Of each dictionary only the group of the settings, so that the bundler leaves out the rest. */
const loaders = import.meta.glob<Dictionary>('#site/translations/*.json', { import: 'settings' });

/** Loads the words of the settings in the language of the page. */
export function loadSettingsWords(): Promise<(key: string) => string> {
  return loadWords('settings', loaders);
}
