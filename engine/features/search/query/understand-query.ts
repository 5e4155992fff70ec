import { phraseKey, titleTerm } from '../text/phrase-key.ts';
import { isStopWord, withoutChineseStops } from '../text/stop-words.ts';
import { pairsOf, splitName, splitWords, type Word } from '../text/split-words.ts';
import { longestTerm, nameKey, termOf } from '../text/terms-of.ts';
import { messageTerms } from '../text/message-key.ts';
import { shortVersions, stepTerms } from '../text/version-steps.ts';
import { classesOf, shortClassNames } from './classes-of.ts';
import { classesIn, isCompound, namesInCode, namesInMessage, pathsIn } from './names-in-code.ts';

/** One thing the reader asks for. */
export interface QueryTerm {
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

/** How a reader asks: in words, by the name of a thing, or with a piece of code or a message. */
export type Manner = 'words' | 'name' | 'paste';

/** A question taken apart. */
export interface Understood {
  queryTerms: readonly QueryTerm[];
  /** Neighboring words written as one, and what else names the pages that are meant. */
  joined: readonly string[];
  /** Beginnings of the message that was pasted, the longest first. */
  messages: readonly string[];
  /** The question as one name, to be compared with `phraseKey`. */
  key: string;
  manner: Manner;
  /** The kind of rows that is asked for as a whole: the classes of a component. */
  rows?: 'class';
}

/** How the documented library writes what readers paste; without it pasted texts are ordinary ones. */
export interface LibraryMarks {
  /** What stands before its messages and a colon, as the source of a pattern. */
  opening?: string;
  /** How the names of its classes begin. */
  classPrefix?: string;
}

/** A question has no more words than this; the rest of a pasted text is not looked at. */
const mostTerms = 8;
const mostCharacters = 400;

/** Longer questions without code are most likely messages, in which names tell more than other words. */
const longQuestion = 6;

/** Takes a question apart: words, names with their parts, classes, pasted code, messages, Chinese. */
export function understandQuery(
  text: string,
  { opening, classPrefix }: LibraryMarks = {},
): Understood {
  const asked = text.slice(0, mostCharacters).normalize('NFC');
  const messages = messageTerms(asked, opening);
  const classes = classesIn(asked, classPrefix);
  if (classes.length > 0) return understandClasses(classes);
  const names = messages.length > 0 ? [] : namesInCode(asked);
  if (names.length > 0) return understandNames(names, pathsIn(asked));
  const short = shortClassNames(shortVersions(asked));
  const plain = withoutOwnThings(withoutChineseStops(short));
  const words = wordsThatMatter(splitWords(plain));
  const named = messages.length > 0 || words.length > longQuestion ? namesInMessage(asked) : [];
  if (messages.length > 0 || named.length > 0) return understandMessage(named, words, messages);
  const queryTerms = words.flatMap((word, at) => queryTermsOf(word, at === words.length - 1));
  const open = !/\s$/.test(asked);
  const key = phraseKey(asked);
  const owner = classesOf(asked);
  return {
    queryTerms: queryTerms
      .slice(0, mostTerms)
      .map((queryTerm) => ({ ...queryTerm, open: open && queryTerm.open })),
    joined: [
      ...joinedOf(words),
      ...stepTerms(asked),
      ...(owner === undefined ? [] : [titleTerm(phraseKey(owner))]),
    ],
    messages,
    key,
    manner: words.length === 1 && isCompound(words[0]?.text ?? '') ? 'name' : 'words',
    ...(owner !== undefined && { rows: 'class' }),
  };
}

/** Components tell more than the props they are given; a page may be called by a path: `theme.spacing`. */
function understandNames(names: readonly string[], paths: readonly string[]): Understood {
  const queryTerms = names.slice(0, mostTerms).map((name, at) => ({
    ...queryTermOf(name, false),
    weight: isComponent(name) ? 2 : at === 0 ? 1.5 : 1,
  }));
  return {
    queryTerms,
    joined: [...names.filter(isComponent), ...paths].map((name) => titleTerm(phraseKey(name))),
    messages: [],
    key: '',
    manner: 'paste',
  };
}

/** A class is one name; that it begins like others says nothing. */
function understandClasses(classes: readonly string[]): Understood {
  const queryTerms = classes
    .slice(0, mostTerms)
    .map((written) => ({ ...queryTermOf(written, false), term: termOf(nameKey(written)) }));
  return { queryTerms, joined: [], messages: [], key: '', manner: 'name' };
}

/** Names first, then as many of the other words as there is room for. */
function understandMessage(
  named: readonly string[],
  words: readonly Word[],
  messages: readonly string[],
): Understood {
  const names = named.filter((name) => !isStopWord(name));
  const rest = words.filter(({ text, han }) => han || (!names.includes(text) && text.length > 2));
  const queryTerms = [
    ...names.map((name) => ({ ...queryTermOf(name, false), weight: 1.5 })),
    ...rest.flatMap((word) => queryTermsOf(word, false)),
  ];
  return {
    queryTerms: queryTerms.slice(0, mostTerms),
    joined: names.filter(isComponent).map((name) => titleTerm(name.toLowerCase())),
    messages,
    key: '',
    manner: 'paste',
  };
}

/** Whose thing it is says nothing: `my app` is no app bar. */
function withoutOwnThings(text: string): string {
  return text.replace(/\b(?:my|our|your|an) (?:app|application|project|website)\b(?! bar)/gi, ' ');
}

function isComponent(name: string): boolean {
  return /^[A-Z]/.test(name);
}

function wordsThatMatter(words: readonly Word[]): readonly Word[] {
  const rest = words.filter((word) => !isStopWord(word.text));
  return rest.length > 0 ? rest : words;
}

function queryTermsOf(word: Word, isLast: boolean): QueryTerm[] {
  if (!word.han) return [queryTermOf(word.text, isLast)];
  const pairs = pairsOf(word.text);
  return pairs.map((pair, at) => ({
    term: pair,
    written: pair,
    parts: [],
    open: isLast && at === pairs.length - 1,
    weight: 1 / Math.sqrt(pairs.length),
  }));
}

function queryTermOf(written: string, open: boolean): QueryTerm {
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
