import type { Locale } from '../../../model/locale.ts';

/** What fills the empty dialog, in one file: a second request would be a second wait. */
export interface FrameFile {
  /** The style sheet of answers. */
  sheet: string;
  /** Words of the search by their keys. */
  words: Readonly<Record<string, string>>;
}

/** Its address in a language. */
export function framePathOf(locale: Locale): string {
  return `/search/frame/${locale}.json`;
}
