import type { Understood, QueryTerm } from '../query/understand-query.ts';
import { titleTerm } from '../text/phrase-key.ts';
import type { TermMatch } from './look-up.ts';
import { mostImpact } from './weigh-terms.ts';

/** What the index says about each word of a question. */
export type TermMatches = ReadonlyMap<string, readonly TermMatch[]>;

/** A page that matches, and where. */
export interface ScoredPage {
  page: number;
  score: number;
  /** The section that answers best; 0 is the top of the page. */
  section: number;
}

interface Match {
  score: number;
  section: number;
}

type Matches = ReadonlyMap<number, Match>;

/** How much it counts beside a word that was asked for. */
const shares = {
  /** A page has the parts of a name instead of the name. */
  parts: 0.6,
  /** Neighboring words are one name on a page. */
  joined: 0.8,
  /** A page is called what was asked, or what was begun. */
  title: 1,
  /** A page explains the message that was pasted. */
  message: 3,
};

/** How steeply a page falls that lacks some of the words: of a paste many say nothing. */
const lacking = { words: 2, name: 2, paste: 1 };

/** Share of a question that a page must have: one pair of Han characters out of many says nothing. */
const leastMet = 0.3;

/** Pages by how well they answer all that was asked. */
export function scorePages(
  understood: Understood,
  answers: TermMatches,
  count: number,
): ScoredPage[] {
  const { queryTerms, joined, messages, key, manner } = understood;
  const found = new Map<number, ScoredPage & { met: number; best: number }>();
  function add(matches: Matches, weight: number, met: number): void {
    for (const [page, { score, section }] of matches) {
      const before = found.get(page) ?? { page, score: 0, section: 0, met: 0, best: 0 };
      const isBetter = score * weight > before.best;
      found.set(page, {
        page,
        score: before.score + score * weight,
        section: isBetter ? section : before.section,
        met: before.met + met,
        best: isBetter ? score * weight : before.best,
      });
    }
  }
  let total = 0;
  for (const queryTerm of queryTerms) {
    const matches = matchesOfTerm(queryTerm, answers, count);
    if (matches.size === 0) continue;
    // What every page has is missed less than what few have.
    const told = queryTerm.weight * tellingOf(queryTerm, answers, count);
    total += told;
    add(matches, queryTerm.weight, told);
  }
  const message = messages.find((term) => (answers.get(term) ?? []).length > 0);
  if (message !== undefined) {
    add(matchesOf(answers.get(message) ?? [], count), shares.message, total);
  }
  if (key !== '') {
    const titled = matchesOf(answers.get(titleTerm(key)) ?? [], count);
    // A page that is called what was begun has all of it, however little of the last word is there.
    add(titled, shares.title, total);
  }
  for (const term of joined) add(matchesOf(answers.get(term) ?? [], count), shares.joined, 0);
  return [...found.values()]
    .filter(({ met }) => met >= total * leastMet)
    .map(({ page, score, section, met }) => ({
      page,
      section,
      score: score * (total === 0 ? 1 : Math.min(1, met / total)) ** lacking[manner],
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.page - b.page);
}

function tellingOf({ term, parts }: QueryTerm, answers: TermMatches, count: number): number {
  const asked = [term, ...parts].flatMap((it) => answers.get(it) ?? []);
  return Math.max(...asked.map((answer) => rarityOf(frequencyOf(answer), count)));
}

function matchesOfTerm(
  queryTerm: QueryTerm,
  answers: TermMatches,
  count: number,
): Map<number, Match> {
  const whole = matchesOf(answers.get(queryTerm.term) ?? [], count);
  const parts = queryTerm.parts.map((part) => matchesOf(answers.get(part) ?? [], count));
  for (const [page, match] of intersect(parts)) {
    if (match.score > (whole.get(page)?.score ?? 0)) whole.set(page, match);
  }
  return whole;
}

function intersect([first, ...others]: readonly Matches[]): Map<number, Match> {
  const all = new Map<number, Match>();
  for (const [page, { score, section }] of first ?? []) {
    const rest = others.map((other) => other.get(page)?.score);
    if (rest.includes(undefined)) continue;
    const sum = rest.reduce<number>((total, it) => total + (it ?? 0), score);
    all.set(page, { score: (sum / (rest.length + 1)) * shares.parts, section });
  }
  return all;
}

/** The best of all answers for each page. */
function matchesOf(answers: readonly TermMatch[], count: number): Map<number, Match> {
  const matches = new Map<number, Match>();
  for (const answer of answers) {
    const { postings, quality } = answer;
    const rarity = rarityOf(frequencyOf(answer), count);
    let page = 0;
    for (let at = 1; at < postings.length; at += 3) {
      page += postings[at] ?? 0;
      const score = ((postings[at + 1] ?? 0) / mostImpact) * quality * rarity;
      if (score > (matches.get(page)?.score ?? 0)) {
        matches.set(page, { score, section: postings[at + 2] ?? 0 });
      }
    }
  }
  return matches;
}

/** How much each page says about terms, whatever others say. */
export function impactsOf(answers: readonly TermMatch[]): Map<number, number> {
  const impacts = new Map<number, number>();
  for (const { postings } of answers) {
    let page = 0;
    for (let at = 1; at < postings.length; at += 3) {
      page += postings[at] ?? 0;
      impacts.set(page, Math.max(impacts.get(page) ?? 0, postings[at + 1] ?? 0));
    }
  }
  return impacts;
}

function frequencyOf({ postings, crowd }: TermMatch): number {
  return crowd ?? postings[0] ?? 0;
}

/** A word that few pages have tells more than one that all have. */
function rarityOf(pages: number, count: number): number {
  return Math.log(1 + (count - pages + 0.5) / (pages + 0.5)) + 0.1;
}
