import { isOneEdit } from './is-one-edit.ts';

/** Most corrections of one word that are tried. */
const most = 3;

/** The words one typing mistake away, those with the same first letter before the others. */
export function correctionsOf(word: string, vocabulary: readonly string[]): string[] {
  const found = vocabulary.filter((known) => isOneEdit(known, word));
  return found.toSorted((a, b) => likeness(b, word) - likeness(a, word)).slice(0, most);
}

/** Mistakes are rarest at the beginning of a word, and letters are swapped more often than added. */
function likeness(known: string, word: string): number {
  return sharedStart(known, word) + (known.length === word.length ? 1 : 0);
}

/** The words that begin most like one that nobody wrote, to offer something instead of nothing. */
export function nearestWords(word: string, vocabulary: readonly string[]): string[] {
  const close = vocabulary.filter((known) => sharedStart(known, word) >= 3);
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
