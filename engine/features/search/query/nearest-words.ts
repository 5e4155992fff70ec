import { countEdits } from './count-edits.ts';
import { isOneEdit } from './is-one-edit.ts';

/** Most corrections of one word that are tried. */
const most = 3;

/** Letters from which on two mistakes may be in one word. */
const longWord = 8;

/** The words one typing mistake away, or two of a long one, those with the same first letter before the others. */
export function correctionsOf(word: string, vocabulary: readonly string[]): string[] {
  const near = vocabulary.filter((known) => isOneEdit(known, word));
  const found = near.length === 0 && word.length >= longWord ? twoEditsOf(word, vocabulary) : near;
  return found.toSorted((a, b) => likeness(b, word) - likeness(a, word)).slice(0, most);
}

function twoEditsOf(word: string, vocabulary: readonly string[]): string[] {
  return vocabulary.filter(
    (known) => known[0] === word[0] && known.length > 6 && countEdits(known, word, 2) <= 2,
  );
}

/** Mistakes are rarest at the beginning of a word, and letters are swapped more often than added. */
export function likeness(known: string, word: string): number {
  const isSwapped = lettersOf(known) === lettersOf(word);
  return sharedStart(known, word) + (isSwapped ? 3 : known.length === word.length ? 1 : 0);
}

/** Share of a word that another must begin with to be offered instead. */
const leastShared = 0.4;

function lettersOf(word: string): string {
  return Array.from(word).toSorted().join('');
}

/** The words that begin most like one that nobody wrote, to offer something instead of nothing. */
export function nearestWords(word: string, vocabulary: readonly string[]): string[] {
  const least = Math.max(4, word.length * leastShared);
  const close = vocabulary.filter((known) => sharedStart(known, word) >= least);
  return close
    .toSorted((a, b) => nearness(b, word) - nearness(a, word) || (a < b ? -1 : 1))
    .slice(0, most);
}

function nearness(known: string, word: string): number {
  return sharedStart(known, word) * 2 - Math.abs(known.length - word.length);
}

function sharedStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}
