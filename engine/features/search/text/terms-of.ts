import { pairsOf, splitName, splitWords, type Word } from './split-words.ts';
import { stemWord } from './stem-word.ts';

/** Longest term that is kept; what is longer is data, not a word. */
export const longestTerm = 40;

/** Everything a text can be found by: words, whole names and their parts, pairs of Han characters. */
export function termsOf(text: string): string[] {
  return splitWords(text).flatMap(termsOfWord);
}

/** The terms of one word. */
export function termsOfWord({ text, han }: Word): string[] {
  if (han) return pairsOf(text);
  const parts = splitName(text).map((part) => termOf(part.text));
  const whole = termOf(text);
  const all = parts.length > 1 ? [whole, ...parts] : [whole];
  return all.filter((term) => term !== '' && term.length <= longestTerm);
}

/** How a single word or name is written in the index. */
export function termOf(word: string): string {
  return stemWord(plainLetters(word).replace(/[_$]/g, ''));
}

/** Small letters without accents, which many readers leave out: `botao` is `botão`. */
export function plainLetters(word: string): string {
  const lower = word.toLowerCase();
  if (/^[\x20-\x7f]*$/.test(lower)) return lower;
  // Only accents of Latin letters: those of Japanese and Korean make other letters.
  return lower
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
}

/** A text reduced to its letters, to compare names whatever their spelling: `Data Grid` is `datagrid`. */
export function nameKey(text: string): string {
  return splitWords(text)
    .map((word) => plainLetters(word.text))
    .join('');
}
