import { messageTerm } from '../text/message-key.ts';
import { phraseKey, titleTerm } from '../text/phrase-key.ts';
import { stepTermsOfTitle } from '../text/version-steps.ts';
import { isCompound } from '../query/names-in-code.ts';
import { splitName, splitWords } from '../text/split-words.ts';
import { nameKey, termOf, termsOf } from '../text/terms-of.ts';
import type { SearchRecord } from './search-record.ts';

/** Impacts are whole numbers up to this. */
export const mostImpact = 99;

/** What a term says about a page. */
export interface Weighed {
  impact: number;
  /** The section that says most about it; 0 is the top of the page. */
  section: number;
}

interface Sum {
  weight: number;
  bySection: Map<number, number>;
}

/** How much each kind of place tells about its page. */
const weights = {
  name: 14,
  title: 10,
  heading: 4,
  member: 4,
  description: 3,
  question: 5,
  /** The thing that a question of a page is about: it counts as much as a title. */
  thingAsked: 10,
  /** A name that a heading speaks of, and one that a page says it is asked for. */
  taughtName: 4,
  askedName: 16,
  trail: 1.5,
  body: 1,
  memberText: 0.5,
  code: 0.5,
  use: 0.5,
};

/** Letters of a text that is not long. */
const usualLength = 3000;

/** Rows of a reference page that is not crowded. */
const usualMembers = 12;

/** Weight at which a term has half of all impact. */
const halfImpact = 6;

/** All terms of a page with what they say about it. */
export function weighTerms(record: SearchRecord, split = termsOf): Map<string, Weighed> {
  const sums = new Map<string, Sum>();
  const add = (text: string, weight: number, section = 0) => {
    for (const term of split(text)) addTo(sums, term, { weight, section });
  };
  for (const title of [record.title, record.name ?? record.title, ...(record.names ?? [])]) {
    addTo(sums, titleTerm(phraseKey(title)), { weight: weights.name, section: 0 });
  }
  for (const term of stepTermsOfTitle(record.title)) {
    addTo(sums, term, { weight: weights.title, section: 0 });
  }
  for (const message of record.messages ?? []) {
    addTo(sums, messageTerm(message), { weight: weights.name, section: 0 });
  }
  addHead(record, add);
  const crowd = crowdOf(lettersOf(record), usualLength);
  addTaughtNames(record, sums);
  record.sections.forEach(({ title, text, code = '' }, at) => {
    add(title, weights.heading, at);
    add(phraseKey(title), weights.heading, at);
    add(text, weights.body / crowd, at);
    add(code, weights.code / crowd, at);
  });
  addMembers(record, sums, add);
  return new Map([...sums].map(([term, sum]) => [term, weigh(sum, record.weight)]));
}

/** Who asks for a name wants the page that teaches it; headings of pages that count less than usual tell what it was before. */
function addTaughtNames(
  { sections, questions = [], weight }: SearchRecord,
  sums: Map<string, Sum>,
): void {
  for (const question of questions) {
    const own = weights.askedName / lengthOf(question);
    for (const name of namesOf(question)) addTo(sums, termOf(name), { weight: own, section: 0 });
  }
  if (weight < 1) return;
  sections.forEach(({ title }, section) => {
    for (const name of namesOf(title)) {
      addTo(sums, termOf(name), { weight: weights.taughtName, section });
    }
  });
}

/** The names of several parts in a text: of props, methods and components. */
function namesOf(text: string): string[] {
  return splitWords(text)
    .map((word) => word.text)
    .filter(isCompound);
}

/** A long text or table has every word somewhere: the more of it, the less each tells. */
function crowdOf(size: number, usual: number): number {
  return Math.sqrt(Math.max(1, size / usual));
}

function lettersOf({ sections }: SearchRecord): number {
  return sections.reduce((sum, { text }) => sum + text.length, 0);
}

function addMembers(
  { members }: SearchRecord,
  sums: Map<string, Sum>,
  add: (text: string, weight: number) => void,
): void {
  const crowd = crowdOf(members.length, usualMembers);
  for (const { kind, name, text } of members) {
    add(name, weights.member / crowd);
    // However many rows there are, a whole name is only in one of them.
    if (splitName(name).length > 1) {
      addTo(sums, termOf(name), { weight: weights.member * (1 - 1 / crowd), section: 0 });
    }
    // The whole name of a class, which is written with signs between its words.
    if (kind === 'class') add(nameKey(name), weights.member);
    add(text, weights.memberText / crowd);
  }
}

/** In a short title each word tells more. */
function addHead(record: SearchRecord, add: (text: string, weight: number) => void): void {
  const { title, name, names = [], description, questions = [], trail, uses, productName } = record;
  add(title, weights.title / lengthOf(title));
  if (name !== undefined) add(name, weights.name / lengthOf(name));
  for (const other of names) add(other, weights.title / lengthOf(other));
  add(description, weights.description / lengthOf(description));
  for (const question of questions) {
    add(question, weights.question / lengthOf(question));
    const thing = thingAsked(question);
    add(thing, weights.thingAsked / lengthOf(thing));
  }
  for (const text of [...trail, productName]) add(text, weights.trail);
  for (const use of new Set(uses)) add(use, weights.use);
  // Names of several words are also typed as one: `treeview`, `datagrid`.
  for (const text of [title, ...trail, productName]) add(nameKey(text), weights.trail);
}

/** In "pricing of a plan" the pricing is asked for; the rest says of what. */
function thingAsked(question: string): string {
  const [thing = '', ofWhat] = question.split(/ (?:of|for) /);
  return ofWhat === undefined ? '' : thing;
}

function lengthOf(text: string): number {
  return Math.sqrt(Math.max(termsOf(text).length, 1));
}

function addTo(
  sums: Map<string, Sum>,
  term: string,
  { weight, section }: { weight: number; section: number },
): void {
  const sum = sums.get(term) ?? { weight: 0, bySection: new Map<number, number>() };
  sums.set(term, sum);
  sum.weight += weight;
  sum.bySection.set(section, (sum.bySection.get(section) ?? 0) + weight);
}

/** The tenth mention of a word says less than the first. */
function weigh({ weight, bySection }: Sum, pageWeight: number): Weighed {
  const share = (weight / (weight + halfImpact)) * pageWeight;
  const [section] = [...bySection].reduce((best, it) => (it[1] > best[1] ? it : best));
  return { impact: Math.max(1, Math.min(mostImpact, Math.round(share * mostImpact))), section };
}
