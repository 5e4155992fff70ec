import { createWarnOnce } from '../base/warn-once.ts';
import type { Locale } from './locale.ts';

/** The words of one language: strings, grouped by name. */
export interface Dictionary {
  readonly [key: string]: string | Dictionary;
}

/** How one lookup differs from the usual. */
export interface TranslateOptions {
  /** The word is optional: say nothing when it is missing. */
  ignoreWarning?: boolean;
}

/** Looks a word up in the reader's language; null when it exists in no language. */
export type Translate = (key: string, options?: TranslateOptions) => string | null;

/** What translating needs: the words, and where complaints go. */
export interface TranslateSetup {
  dictionaries: Readonly<Record<Locale, Dictionary>>;
  defaultLocale: Locale;
  warn: (message: string) => void;
  error: (message: string) => void;
}

/** A lookup over all languages: missing words are warned about once and come from the default one. */
export function createTranslate(
  setup: TranslateSetup,
): (locale: Locale, key: string, options?: TranslateOptions) => string | null {
  const { dictionaries, defaultLocale, error } = setup;
  const warnOnce = createWarnOnce(setup.warn);
  return (locale, key, { ignoreWarning = false } = {}) => {
    if (!Object.hasOwn(dictionaries, locale)) {
      error(`Missing language: ${locale}.`);
      return '…';
    }
    const word = findWord(dictionaries, [locale, ...stepsOf(key)]);
    if (word === undefined && !ignoreWarning) {
      warnOnce(`Missing translation for ${locale}:${key}`);
    }
    return word ?? findWord(dictionaries, [defaultLocale, ...stepsOf(key)]) ?? null;
  };
}

/** Dots separate groups, except in page addresses, which may contain a host name. */
function stepsOf(key: string): string[] {
  const pages = 'pages.';
  return key.startsWith(pages) ? ['pages', key.slice(pages.length)] : key.split('.');
}

function findWord(dictionaries: unknown, steps: readonly string[]): string | undefined {
  let node = dictionaries;
  for (const step of steps) {
    node = ownValue(node, step);
  }
  return typeof node === 'string' && node !== '' ? node : undefined;
}

/** Own properties only, so that a key such as `constructor` finds nothing. */
function ownValue(node: unknown, key: string): unknown {
  const isGroup = typeof node === 'object' && node !== null && Object.hasOwn(node, key);
  return isGroup ? Reflect.get(node, key) : undefined;
}
