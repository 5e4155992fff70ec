import { pageLocale } from '../../base/page-locale.browser.ts';
import { siteFacts } from '../../base/site-facts.ts';
import { createTranslate, type Dictionary } from '../../model/translate.ts';

/** One group of words of each language, by the file of the dictionary. */
type GroupLoaders = Readonly<Record<string, () => Promise<Dictionary>>>;

/** The language whose words are complete. */
const [fallback = ''] = siteFacts.languages;

/** Loads one group of words in the language of the page. */
export async function loadWords(
  group: string,
  loaders: GroupLoaders,
): Promise<(key: string) => string> {
  const locale = pageLocale();
  const load = findLoader(loaders, locale) ?? findLoader(loaders, fallback);
  const words = (await load?.()) ?? {};
  const translate = createTranslate({
    dictionaries: { [locale]: { [group]: words } },
    defaultLocale: locale,
    warn: reportError,
    error: reportError,
  });
  return (key) => translate(locale, key) ?? key;
}

function findLoader(loaders: GroupLoaders, locale: string): GroupLoaders[string] | undefined {
  return Object.entries(loaders).find(([name]) => name.endsWith(`/${locale}.json`))?.[1];
}
