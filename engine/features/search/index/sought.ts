import type { Understood } from '../query/understand-query.ts';
import type { Answers } from './score-pages.ts';

/** One thing asked for: any of its terms, or all of its parts. */
export interface Want {
  any: readonly string[];
  parts: readonly string[];
}

/** What a question comes to when it is compared with names. */
export interface Sought {
  /** The question as one name. */
  key: string;
  /** Each word that was asked for, as a name. */
  names: ReadonlySet<string>;
  wants: readonly Want[];
}

/** Prepares a question for comparing: mended words count as the right ones. */
export function soughtBy({ key, wishes }: Understood, answers: Answers): Sought {
  return {
    key,
    names: new Set(wishes.map(({ written }) => written.toLowerCase())),
    wants: wishes.map(({ term, parts }) => ({
      any: [term, ...correctionsFor(term, answers)],
      parts: parts.map((part) => correctionsFor(part, answers)[0] ?? part),
    })),
  };
}

function correctionsFor(term: string, answers: Answers): string[] {
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
export function markedTerms({ wants }: Sought): string[] {
  return wants.flatMap(({ any, parts }) => [...any, ...parts]);
}
