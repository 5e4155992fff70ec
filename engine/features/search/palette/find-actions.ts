import { isOneEdit } from '../query/is-one-edit.ts';
import { understandQuery, type QueryTerm } from '../query/understand-query.ts';
import { phraseKey } from '../text/phrase-key.ts';
import { termsOf } from '../text/terms-of.ts';

/** What an action is found by. */
export interface ActionWords {
  label: string;
  /** Other words for it. */
  keywords: string;
}

/** Most actions shown beside the results of a question. */
const most = 3;

/** The sign that only actions are asked for, also as keyboards for Chinese write it. */
const sign = /^\s*[>＞》]\s*/;

/** What is asked of the actions alone; undefined for an ordinary question. */
export function commandIn(text: string): string | undefined {
  return sign.test(text) ? text.replace(sign, '') : undefined;
}

/** The actions that a question calls up besides pages. */
export function findActions<Action extends ActionWords>(
  actions: readonly Action[],
  text: string,
): readonly Action[] {
  return sortedActions(actions, text).slice(0, most);
}

/** The actions that a command calls up: all of them as long as nothing is said. */
export function findCommands<Action extends ActionWords>(
  actions: readonly Action[],
  command: string,
): readonly Action[] {
  return command.trim() === '' ? actions : sortedActions(actions, command);
}

/** The actions that have every word of a question, those named just so first. */
function sortedActions<Action extends ActionWords>(
  actions: readonly Action[],
  text: string,
): Action[] {
  const { queryTerms, key } = understandQuery(text);
  if (queryTerms.length === 0) return [];
  return actions
    .filter(({ label, keywords }) => hasAll(termsOf(`${label} ${keywords}`), queryTerms))
    .map((action) => ({ action, fit: fitness(action, key, queryTerms) }))
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ action }) => action);
}

function hasAll(terms: readonly string[], queryTerms: readonly QueryTerm[]): boolean {
  return queryTerms.every(({ term }) => terms.some((known) => meets(known, term)));
}

/** A short beginning would call up actions while a reader types something else. */
function meets(known: string, term: string): boolean {
  return known === term || (term.length > 3 && known.startsWith(term)) || isOneEdit(known, term);
}

function fitness({ label }: ActionWords, key: string, queryTerms: readonly QueryTerm[]): number {
  if (phraseKey(label).includes(key)) return 3;
  return hasAll(termsOf(label), queryTerms) ? 2 : 1;
}
