/** The language of the page, by the code that addresses and dictionaries use. */
export function pageLocale(): string {
  const { dataset, lang } = document.documentElement;
  return dataset['locale'] ?? lang;
}
