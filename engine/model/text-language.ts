import type { Direction, Locale, LocaleInfo } from './locale.ts';

/** Attributes of an element whose text is not in the language of its page. */
export interface TextLanguage {
  lang: string;
  /** Absent where the text runs as the page does. */
  dir?: Direction;
}

/** What marks a text of one language on a page of another; undefined where both are the same. */
export function textLanguageOf(
  locales: readonly LocaleInfo[],
  text: Locale,
  page: Locale,
): TextLanguage | undefined {
  if (text === page) return undefined;
  const [own, around] = [text, page].map((locale) => locales.find(({ code }) => code === locale));
  const dir = own?.direction ?? 'ltr';
  return { lang: own?.htmlLang ?? text, ...(dir !== (around?.direction ?? 'ltr') && { dir }) };
}
