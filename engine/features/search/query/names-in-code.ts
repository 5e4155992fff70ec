import { isStopWord } from '../text/stop-words.ts';
import { splitName, splitWords } from '../text/split-words.ts';

/** Signs that a text was copied from code: an element, an attribute, an import, a function. */
const code = /<\/?[A-Za-z]|=["'{]|=>|\bimport\b.*\bfrom\b|;\s*$/;
const component = /<\/?([A-Z][\w.]*)/g;
const attribute = /(?:^|[\s{,])([a-z]\w*)(?==["'{]|\s*:)|\s([a-z]\w*)(?=\s*\/?>)/g;
const quoted = /[`'"‘“]([\w$.-]+)[`'"’”]/g;

/** Longer questions are most likely pasted messages, in which the names tell what they are about. */
const longQuestion = 6;

/** The names that a pasted piece of code or a message speaks of; empty for an ordinary question. */
export function namesInCode(text: string): string[] {
  if (code.test(text)) return unique([...firstGroups(text, component), ...namesIn(text)]);
  if (splitWords(text).length <= longQuestion) return [];
  return unique([...firstGroups(text, quoted), ...namesIn(text, isNameInMessage)]);
}

function namesIn(text: string, isName = isCompoundOrAttribute(text)): string[] {
  return splitWords(text)
    .map((word) => word.text)
    .filter((word) => isName(word));
}

function isCompoundOrAttribute(text: string): (word: string) => boolean {
  const attributes = new Set(firstGroups(text, attribute));
  return (word) => attributes.has(word) || isCompound(word);
}

/** In a message components are the words with a capital, besides those that begin a sentence. */
function isNameInMessage(word: string): boolean {
  return isCompound(word) || (/^[A-Z][a-z]{2,}$/.test(word) && !isStopWord(word));
}

function isCompound(word: string): boolean {
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
