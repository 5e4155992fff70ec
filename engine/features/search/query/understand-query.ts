import { phraseKey, titleTerm } from '../text/phrase-key.ts';
import { isStopWord, withoutChineseStops } from '../text/stop-words.ts';
import { pairsOf, splitName, splitWords, type Word } from '../text/split-words.ts';
import { longestTerm, termOf } from '../text/terms-of.ts';
import { namesInCode } from './names-in-code.ts';

/** One thing the reader asks for. */
export interface Wish {
  /** The term to look for. */
  term: string;
  /** As the reader wrote it. */
  written: string;
  /** Terms that together mean the same: the parts of a name. */
  parts: readonly string[];
  /** True for the last word: the reader may not have finished it. */
  open: boolean;
  /** How much it counts beside the others. */
  weight: number;
}

/** A question taken apart. */
export interface Understood {
  wishes: readonly Wish[];
  /** Neighbouring words written as one: a page that has them as a name is meant. */
  joined: readonly string[];
  /** The question as one name, to be compared with `phraseKey`. */
  key: string;
}

/** A question has no more words than this; the rest of a pasted text is not looked at. */
const mostWishes = 8;
const mostCharacters = 400;

/** Takes a question apart: words, names with their parts, pasted code, Chinese. */
export function understandQuery(text: string): Understood {
  const asked = text.slice(0, mostCharacters).normalize('NFC');
  const names = namesInCode(asked);
  if (names.length > 0) return understandNames(names);
  const words = wordsThatMatter(splitWords(withoutChineseStops(asked)));
  const wishes = words.flatMap((word, at) => wishesOf(word, at === words.length - 1));
  const open = !/\s$/.test(asked);
  return {
    wishes: wishes.slice(0, mostWishes).map((wish) => ({ ...wish, open: open && wish.open })),
    joined: [titleTerm(phraseKey(asked)), ...joinedOf(words)],
    key: phraseKey(asked),
  };
}

/** Components tell more than the props they are given. */
function understandNames(names: readonly string[]): Understood {
  const wishes = names.slice(0, mostWishes).map((name, at) => ({
    ...wishOf(name, false),
    weight: isComponent(name) ? 2 : at === 0 ? 1.5 : 1,
  }));
  return {
    wishes,
    joined: names.filter(isComponent).map((name) => titleTerm(name.toLowerCase())),
    key: '',
  };
}

function isComponent(name: string): boolean {
  return /^[A-Z]/.test(name);
}

function wordsThatMatter(words: readonly Word[]): readonly Word[] {
  const rest = words.filter((word) => !isStopWord(word.text));
  return rest.length > 0 ? rest : words;
}

function wishesOf(word: Word, isLast: boolean): Wish[] {
  if (!word.han) return [wishOf(word.text, isLast)];
  const pairs = pairsOf(word.text);
  return pairs.map((pair, at) => ({
    term: pair,
    written: pair,
    parts: [],
    open: isLast && at === pairs.length - 1,
    weight: 1 / Math.sqrt(pairs.length),
  }));
}

function wishOf(written: string, open: boolean): Wish {
  const parts = splitName(written).map((part) => termOf(part.text));
  const term = termOf(written).slice(0, longestTerm);
  return { term, written, parts: parts.length > 1 ? parts : [], open, weight: 1 };
}

function joinedOf(words: readonly Word[]): string[] {
  const plain = words.filter((word) => !word.han).map((word) => word.text);
  if (plain.length < 2 || plain.length > 4) return [];
  const pairs = plain.slice(1).map((word, at) => `${plain[at] ?? ''}${word}`);
  return [...new Set([plain.join(''), ...pairs])]
    .map(termOf)
    .filter((it) => it.length <= longestTerm);
}
