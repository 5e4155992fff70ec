import { splitName, splitWords } from '../text/split-words.ts';
import { isStopWord } from '../text/stop-words.ts';

/** Signs that a text was copied from code: an element, an attribute, an import, a function, a member of an object. */
const code =
  /<\/?[A-Za-z]|=["'{]|=>|\bimport\b.*\bfrom\b|;\s*$|\{\s*\w+:|\b[a-z]\w*\.(?!(?:[cm]?[jt]sx?|css|mdx?|com|json)\b)[a-z]\w+/;
const component = /<\/?([A-Z][\w.]*)/g;
const attribute = /(?:^|[\s{,])([a-z]\w*)(?==["'{]|\s*:)|\s([a-z]\w*)(?=\s*\/?>)/g;
const memberPath = /\b[A-Za-z_$]\w*(?:\.[A-Za-z_$]\w*)+/g;
const quoted = /[`'"‘“]([\w$.-]+)[`'"’”]/g;
const sentenceStart = /(?:^|[.:!?]\s+)["'`(]*$/;

/** Words of code that say nothing about the library. */
const plumbing = new Set(['current', 'const', 'params', 'props', 'console', 'this', 'async']);

/** The names of style classes in a text, which all begin alike: `.LibTab-root`, `.Lib-selected`. */
export function classesIn(text: string, prefix?: string): string[] {
  if (!prefix) return [];
  const className = new RegExp(`\\b${prefix}[A-Za-z]*-[\\w-]*\\w`, 'g');
  return unique([...text.matchAll(className)].map(([name]) => name));
}

/** The names that a pasted piece of code speaks of; empty for an ordinary question. */
export function namesInCode(text: string): string[] {
  if (!code.test(text)) return [];
  return unique([
    ...firstGroups(text, component),
    ...[...text.matchAll(memberPath)].flatMap(([path]) => path.split('.').toReversed()),
    ...namesIn(text, isCompoundOrAttribute(text)),
  ]).filter((name) => !plumbing.has(name));
}

/** The beginnings of the paths of members in a text: `theme.spacing` of `theme.spacing.unit`. */
export function pathsIn(text: string): string[] {
  const paths = [...text.matchAll(memberPath)].map(([path]) => path.split('.').slice(0, 2));
  return unique(paths.map((path) => path.join('.')));
}

/** The names that stand in a message: quoted, compound, or with a capital besides those that begin a sentence. */
export function namesInMessage(text: string): string[] {
  const words = splitWords(text).filter(
    ({ text: word, start }) =>
      isCompound(word) || (isCapital(word) && !sentenceStart.test(text.slice(0, start))),
  );
  return unique([...firstGroups(text, quoted), ...words.map((word) => word.text)]);
}

function namesIn(text: string, isName: (word: string) => boolean): string[] {
  return splitWords(text)
    .map((word) => word.text)
    .filter((word) => isName(word));
}

function isCompoundOrAttribute(text: string): (word: string) => boolean {
  const attributes = new Set(firstGroups(text, attribute));
  return (word) => attributes.has(word) || isCompound(word);
}

function isCapital(word: string): boolean {
  return /^[A-Z][a-z]{2,}$/.test(word) && !isStopWord(word);
}

/** True for names of several parts: `filterModel`. */
export function isCompound(word: string): boolean {
  return /[a-z]/.test(word) && /^[A-Za-z]/.test(word) && splitName(word).length > 1;
}

function firstGroups(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(
    ([, first, second]) => (first ?? second)?.split(/[.-]/) ?? [],
  );
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].filter((name) => name.length > 1);
}
