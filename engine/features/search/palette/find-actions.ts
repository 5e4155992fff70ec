import { isOneEdit } from '../query/is-one-edit.ts';
import { understandQuery, type Wish } from '../query/understand-query.ts';
import { phraseKey } from '../text/phrase-key.ts';
import { termsOf } from '../text/terms-of.ts';

/** What an action is found by. */
export interface ActionWords {
  label: string;
  /** Other words for it. */
  keywords: string;
}

/** The actions that a question calls up. */
export interface FoundActions<Action> {
  actions: readonly Action[];
  /** True when they are what is asked for, not only related to it: they stand before the pages. */
  first: boolean;
}

/** Most actions shown beside the results of a question. */
const most = 3;

/** The actions that have every word of a question, those named just so first. */
export function findActions<Action extends ActionWords>(
  actions: readonly Action[],
  text: string,
): FoundActions<Action> {
  const { wishes, key } = understandQuery(text);
  if (wishes.length === 0) return { actions: [], first: false };
  const found = actions
    .filter(({ label, keywords }) => hasAll(termsOf(`${label} ${keywords}`), wishes))
    .map((action) => ({ action, fit: fitness(action, key, wishes) }))
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, most);
  return {
    actions: found.map(({ action }) => action),
    first: found.some(({ fit }) => fit > 1) || wishes.length > 1,
  };
}

function hasAll(terms: readonly string[], wishes: readonly Wish[]): boolean {
  return wishes.every(({ term }) => terms.some((known) => meets(known, term)));
}

/** A short beginning would call up actions while a reader types something else. */
function meets(known: string, term: string): boolean {
  return known === term || (term.length > 3 && known.startsWith(term)) || isOneEdit(known, term);
}

function fitness({ label }: ActionWords, key: string, wishes: readonly Wish[]): number {
  if (phraseKey(label).includes(key)) return 3;
  return hasAll(termsOf(label), wishes) ? 2 : 1;
}
