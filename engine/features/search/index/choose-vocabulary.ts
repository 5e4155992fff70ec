import { splitName, splitWords } from '../text/split-words.ts';
import { nameKey, plainLetters, termOf } from '../text/terms-of.ts';
import type { TermEntries } from './pack-shards.ts';
import type { SearchRecord } from './search-record.ts';

/** Most words that typing mistakes are compared with, so that a large site does not load more of them. */
const most = 6000;
const plainWord = /^\p{Ll}{4,24}$/u;

/** The words a reader most likely meant: those of titles and names first, then the most frequent. */
export function chooseVocabulary(pages: readonly SearchRecord[], entries: TermEntries): string {
  const named = new Set(
    pages.flatMap(({ title, name = '', names = [] }) => [title, name, ...names].flatMap(wordsOf)),
  );
  const words = new Set([...named, ...pages.flatMap(partsOf)]);
  const countOf = (word: string) => entries.get(termOf(word))?.length ?? 0;
  const rank = (word: string) => (named.has(word) ? 1e6 : 0) + countOf(word);
  return [...words]
    .filter((word) => plainWord.test(word) && countOf(word) > 0)
    .toSorted((a, b) => rank(b) - rank(a) || (a < b ? -1 : 1))
    .slice(0, most)
    .toSorted()
    .join(' ');
}

function wordsOf(text: string): string[] {
  // Names of several words are also typed as one.
  return [
    nameKey(text),
    ...splitWords(text).flatMap((word) => [plainLetters(word.text), ...partWords(word.text)]),
  ];
}

/** Whole names of several parts are many and long; their parts are enough to correct them. */
function partsOf({ sections, members, description }: SearchRecord): string[] {
  const texts = [description, ...sections.flatMap(({ title, text }) => [title, text])];
  return [...texts, ...members.map(({ name }) => name)]
    .flatMap((text) => splitWords(text))
    .flatMap((word) => partWords(word.text));
}

function partWords(name: string): string[] {
  return splitName(name).map((part) => plainLetters(part.text));
}
