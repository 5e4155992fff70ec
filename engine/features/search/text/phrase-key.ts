import { splitWords } from './split-words.ts';
import { isStopWord } from './stop-words.ts';
import { longestTerm, plainLetters } from './terms-of.ts';

/** A phrase as one name without its small words, as a reader may type it: `The sx prop` is `sxprop`. */
export function phraseKey(text: string): string {
  const words = splitWords(text).map((word) => word.text);
  const telling = words.filter((word) => !isStopWord(word));
  return (telling.length > 0 ? telling : words).map(plainLetters).join('').slice(0, longestTerm);
}

/** The term of pages that are called just so; no word of a text looks like it. */
export function titleTerm(key: string): string {
  return `=${key}`;
}
