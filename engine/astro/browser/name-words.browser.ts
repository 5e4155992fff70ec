import type { CardWords } from '../../features/api-reference/card-panel.browser.ts';
import type { EntryWords } from '../../features/api-reference/entry-card.browser.ts';
import type { Dictionary } from '../../model/translate.ts';
import { loadWords } from './load-words.browser.ts';

/** Of each dictionary only the group of the cards, so that the bundler leaves out the rest. */
const loaders = import.meta.glob<Dictionary>('#site/translations/*.json', { import: 'names' });

/** Loads the words of the cards at names in code, in the language of the page. */
export async function loadWordsOfNames(): Promise<CardWords & EntryWords> {
  const translate = await loadWords('names', loaders);
  return {
    back: translate('names.back'),
    close: translate('names.close'),
    failed: translate('names.failed'),
    default: translate('names.default'),
    required: translate('names.required'),
    deprecated: translate('names.deprecated'),
    reference: translate('names.reference'),
  };
}
