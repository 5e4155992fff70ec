import type { FrameFile } from '../../features/search/frame/frame-file.ts';
import type { Locale } from '../../model/locale.ts';
import type { Dictionary } from '../../model/translate.ts';
import type { Words } from '../site/words.ts';

/** What the file of one language is made from. */
interface FrameSources {
  locale: Locale;
  /** The languages of the site. */
  locales: readonly Locale[];
  words: Words;
  /** The words of the search in any language. */
  known: Dictionary;
  /** The style sheet of answers. */
  sheet: string;
}

/** What fills the empty search dialog of a language: its words and the style sheet of answers. */
export function searchFrameOf({ locale, locales, words, known, sheet }: FrameSources): FrameFile {
  const keys = keysOfWords(known, 'search');
  // A browser needs longer to find out how a language is called than to show the dialog.
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return {
    sheet,
    words: Object.fromEntries([
      ...keys.map((key) => [key, words.get(key)] as const),
      ...locales.map((it) => [`search.languageNames.${it}`, names.of(it) ?? it] as const),
    ]),
  };
}

/** The keys of all words in a group of a dictionary, with dots between the groups. */
function keysOfWords(words: Dictionary, group: string): string[] {
  return Object.entries(words).flatMap(([name, word]) => {
    const key = `${group}.${name}`;
    return typeof word === 'string' ? [key] : keysOfWords(word, key);
  });
}
