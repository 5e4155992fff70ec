/** A run of letters as it stands in a text. */
export interface Word {
  text: string;
  start: number;
  /** True for characters that are written without spaces between words. */
  han: boolean;
}

const han = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}';
const run = new RegExp(`[${han}]+|(?:(?![${han}])[\\p{L}\\p{M}\\p{N}_$])+`, 'gu');
const startsHan = new RegExp(`^[${han}]`, 'u');
const part = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{Lu}|\p{N}+/gu;

/** The words of a text in order. */
export function splitWords(text: string): Word[] {
  return [...text.matchAll(run)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    han: startsHan.test(word),
  }));
}

/** The parts of a name in camelCase or snake_case; a plain word is its own only part. */
export function splitName(name: string): Word[] {
  return [...name.matchAll(part)].map(({ 0: text, index }) => ({ text, start: index, han: false }));
}

/** Overlapping pairs of characters: they need no dictionary, so every browser finds the same ones. */
export function pairsOf(text: string): string[] {
  const characters = Array.from(text);
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, at) => `${characters[at] ?? ''}${character}`);
}
