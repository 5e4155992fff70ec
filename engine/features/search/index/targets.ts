import { isCompound } from '../query/names-in-code.ts';
import type { Understood, QueryTerm } from '../query/understand-query.ts';
import type { TermMatches } from './score-pages.ts';

/** One thing asked for: any of its terms, or all of its parts. */
export interface Want {
  any: readonly string[];
  parts: readonly string[];
}

/** What a question comes to when it is compared with names. */
export interface Targets {
  /** The question as one name. */
  key: string;
  /** Each word that was asked for, as a name. */
  names: ReadonlySet<string>;
  wants: readonly Want[];
  /** What is asked about the component that is named: `row height` of `DataGrid row height`. */
  topic: readonly Want[];
  /** The kind of rows that is asked for as a whole. */
  rows?: Understood['rows'];
}

/** Prepares a question for comparing: corrected words count as the right ones. */
export function targetsOf({ key, queryTerms, rows }: Understood, answers: TermMatches): Targets {
  const asked = queryTerms.map((queryTerm) => ({ queryTerm, want: wantOf(queryTerm, answers) }));
  const topic = asked.filter(({ queryTerm }) => !isComponentName(queryTerm.written));
  const isNamed = key !== '' && topic.length < asked.length;
  return {
    key,
    names: new Set(queryTerms.map(({ written }) => written.toLowerCase())),
    wants: asked.map(({ want }) => want),
    topic: isNamed ? topic.map(({ want }) => want) : [],
    ...(rows && { rows }),
  };
}

/** A name as it is imported: of several words, so that no word of a question looks like it. */
function isComponentName(word: string): boolean {
  return /^\p{Lu}/u.test(word) && isCompound(word);
}

function wantOf({ term, parts }: QueryTerm, answers: TermMatches): Want {
  return {
    any: [term, ...correctionsFor(term, answers)],
    parts: parts.map((part) => correctionsFor(part, answers)[0] ?? part),
  };
}

function correctionsFor(term: string, answers: TermMatches): string[] {
  return (answers.get(term) ?? [])
    .filter(({ meant }) => meant !== undefined)
    .map((answer) => answer.term);
}

/** Whether terms have what is wanted; the beginning of a word is enough. */
export function isMet({ any, parts }: Want, terms: readonly string[]): boolean {
  const has = (wanted: string) => terms.some((term) => term === wanted || isStart(term, wanted));
  return any.some(has) || (parts.length > 0 && parts.every(has));
}

function isStart(whole: string, start: string): boolean {
  return start.length > 2 && whole.startsWith(start);
}

/** All terms that are to be marked. */
export function markedTerms({ wants }: Targets): string[] {
  return wants.flatMap(({ any, parts }) => [...any, ...parts]);
}
