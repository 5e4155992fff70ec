import type { Dictionary } from '../../../model/translate.ts';

/** The keys of all words in a group of a dictionary, with dots between the groups. */
export function keysOfWords(words: Dictionary, group: string): string[] {
  return Object.entries(words).flatMap(([name, word]) => {
    const key = `${group}.${name}`;
    return typeof word === 'string' ? [key] : keysOfWords(word, key);
  });
}
