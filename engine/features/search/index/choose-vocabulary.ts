import { splitName, splitWords } from '../text/split-words.ts';
import { termOf } from '../text/terms-of.ts';
import type { TermEntries } from './pack-shards.ts';
import type { SearchRecord } from './search-record.ts';

/** Most words that typing mistakes are compared with, so that a large site does not load more of them. */
const most = 6000;
const plainWord = /^\p{Ll}{4,24}$/u;

/** The words a reader most likely meant: those of titles and names first, then the most frequent. */
export function chooseVocabulary(pages: readonly SearchRecord[], entries: TermEntries): string {
  const named = new Set(pages.flatMap(({ title, name = '' }) => wordsOf(`${title} ${name}`)));
  const words = [...entries.keys()].filter((term) => plainWord.test(term));
  const parts = new Set(pages.flatMap(partsOf));
  const rank = (term: string) => (named.has(term) ? 1e6 : 0) + (entries.get(term)?.length ?? 0);
  return words
    .filter((term) => named.has(term) || parts.has(term))
    .toSorted((a, b) => rank(b) - rank(a) || (a < b ? -1 : 1))
    .slice(0, most)
    .toSorted()
    .join(' ');
}

function wordsOf(text: string): string[] {
  return splitWords(text).flatMap((word) => [termOf(word.text), ...partTerms(word.text)]);
}

/** Whole names of several parts are many and long; their parts are enough to mend them. */
function partsOf({ sections, members, description }: SearchRecord): string[] {
  const texts = [description, ...sections.flatMap(({ title, text }) => [title, text])];
  return [...texts, ...members.map(({ name }) => name)]
    .flatMap((text) => splitWords(text))
    .flatMap((word) => partTerms(word.text));
}

function partTerms(name: string): string[] {
  return splitName(name).map((part) => termOf(part.text));
}
