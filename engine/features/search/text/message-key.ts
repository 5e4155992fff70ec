import { plainLetters } from './terms-of.ts';

/** Most words of the beginning of a message that tell it from others. */
const mostWords = 8;

/** The start of a message of a library up to the first thing that is filled in. */
export function messageTerm(start: string): string {
  return termOfWords(wordsOf(start));
}

/**
 * Every term that a pasted message may be kept by, the longest first; empty when the text is no message:
 * those of the library begin with the opening, the source of a pattern, and a colon.
 */
export function messageTerms(text: string, opening?: string): string[] {
  const found = opening && new RegExp(`\\b(?:${opening}):\\s*`).exec(text);
  if (!found) return [];
  const words = wordsOf(text.slice(found.index + found[0].length));
  return words.map((_, at) => termOfWords(words.slice(0, at + 1))).toReversed();
}

function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords).map(plainLetters);
}

/** No word of a text looks like it. */
function termOfWords(words: readonly string[]): string {
  return `!${words.join('-')}`;
}
