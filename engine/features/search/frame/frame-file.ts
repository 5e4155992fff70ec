import type { Locale } from '../../../model/locale.ts';

/** All that the first picture of the search needs, in one file: a second request would be a second wait. */
export interface FrameFile {
  /** The dialog, closed. */
  html: string;
  /** Its style sheet. */
  sheet: string;
  /** Words of the search by their keys. */
  words: Readonly<Record<string, string>>;
}

/** Address of the frame in a language. */
export function framePathOf(locale: Locale): string {
  return `/search/frame/${locale}.json`;
}
