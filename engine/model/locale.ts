/** A language of the site, as its two-letter code in addresses (`en`, `zh`). */
export type Locale = string;

/** What the site needs to know about one language. */
export interface LocaleInfo {
  /** The code used in addresses and dictionaries. */
  code: Locale;
  /** The language's own name, shown in the language menu. */
  label: string;
  /** The value of the `lang` attribute, e.g. `zh-CN`. */
  htmlLang: string;
  /** How its text runs; from left to right unless named. */
  direction?: Direction;
}

/** How text runs: from left to right or from right to left. */
export type Direction = 'ltr' | 'rtl';
