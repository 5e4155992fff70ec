import type { Dictionary } from '../model/translate.ts';

const files = import.meta.glob<Dictionary>('#site/translations/*.json', {
  eager: true,
  import: 'default',
});

/** The words of the site by language. */
export const dictionaries: Readonly<Record<string, Dictionary>> = Object.fromEntries(
  Object.entries(files).map(([file, words]) => [localeOfFile(file), words]),
);

/** The language of a file of words, such as `pt-br` of `translations/pt-br.json`. */
export function localeOfFile(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, -'.json'.length);
}
