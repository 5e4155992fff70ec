import { createTranslate, type Dictionary } from 'engine/model/translate.ts';

/** One group of words of each language, by the file of the dictionary. */
type GroupLoaders = Readonly<Record<string, () => Promise<Dictionary>>>;

/** Loads one group of words in the language of the page. */
export async function loadWords(
  group: string,
  loaders: GroupLoaders,
): Promise<(key: string) => string> {
  const locale = document.documentElement.lang.slice(0, 2);
  const file = Object.keys(loaders).find((name) => name.endsWith(`/${locale}.json`)) ?? '';
  const words = (await loaders[file]?.()) ?? {};
  const translate = createTranslate({
    dictionaries: { [locale]: { [group]: words } },
    defaultLocale: locale,
    warn: reportError,
    error: reportError,
  });
  return (key) => translate(locale, key) ?? key;
}
