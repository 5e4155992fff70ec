import type { Locale } from '../../model/locale.ts';
import type { createTranslate } from '../../model/translate.ts';

/** The dictionary of one language. */
export interface Words {
  /** The word for a key; the key itself when no dictionary has it. */
  get(key: string): string;
  /** The word for a key when one exists, without complaint. */
  find(key: string): string | null;
}

/** Fixes the language of a translate function. */
export function createWords(translate: ReturnType<typeof createTranslate>, locale: Locale): Words {
  return {
    get: (key) => translate(locale, key) ?? key,
    find: (key) => translate(locale, key, { ignoreWarning: true }),
  };
}
