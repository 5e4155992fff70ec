import { isOneEdit } from '../query/is-one-edit.ts';
import type { MarkedText, Range } from './marked-text.ts';
import { splitName, splitWords, type Word } from './split-words.ts';
import { termOf } from './terms-of.ts';

/** Marks in a text what a reader's terms match: whole words, parts of names, beginnings. */
export function markMatches(text: string, terms: readonly string[]): MarkedText {
  const known = [...new Set(terms)].filter((term) => term !== '');
  const ranges = splitWords(text).flatMap((word) =>
    word.han ? hanRanges(word, known) : nameRanges(word, known),
  );
  return { text, marks: joinRanges(ranges) };
}

function nameRanges(word: Word, terms: readonly string[]): Range[] {
  if (terms.some((term) => term.length > 2 && matches(word.text, term))) {
    return [markStart(word, terms)];
  }
  return splitName(word.text)
    .filter((part) => terms.some((term) => matches(part.text, term)))
    .map((part) => markStart({ ...part, start: word.start + part.start }, terms));
}

/** Marks only what was typed of a word whose beginning was typed. */
function markStart({ text, start }: Word, terms: readonly string[]): Range {
  const lower = text.toLowerCase();
  const isWhole = terms.some((term) => termOf(text) === term || isOneEdit(termOf(text), term));
  const typed = Math.max(...terms.map((term) => (lower.startsWith(term) ? term.length : 0)));
  return [start, start + (isWhole || typed === 0 ? text.length : typed)];
}

function matches(text: string, term: string): boolean {
  const own = termOf(text);
  return own === term || (term.length > 1 && own.startsWith(term)) || isOneEdit(own, term);
}

function hanRanges({ text, start }: Word, terms: readonly string[]): Range[] {
  return terms.flatMap((term) => {
    const ranges: Range[] = [];
    for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, at + 1)) {
      ranges.push([start + at, start + at + term.length]);
    }
    return ranges;
  });
}

/** Sorted ranges without overlap. */
function joinRanges(ranges: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && start <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], end)];
    else joined.push([start, end]);
  }
  return joined;
}
