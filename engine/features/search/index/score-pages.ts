import type { Understood, Wish } from '../query/understand-query.ts';
import type { Answer } from './look-up.ts';
import { mostImpact } from './weigh-terms.ts';

/** What the index says about each word of a question. */
export type Answers = ReadonlyMap<string, readonly Answer[]>;

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

/** How much it counts that a page has the parts of a name instead of the name. */
const partsQuality = 0.6;

/** How much it counts that neighbouring words are one name on a page. */
const joinedQuality = 0.8;

/** How steeply a page falls that lacks some of the words. */
const lacking = 2;

/** Share of a question that a page must have: one pair of Han characters out of many says nothing. */
const leastMet = 0.3;

/** Pages by how well they answer all that was asked. */
export function scorePages(
  { wishes, joined }: Understood,
  answers: Answers,
  count: number,
): ScoredPage[] {
  const total = wishes.reduce((sum, { weight }) => sum + weight, 0);
  const found = new Map<number, ScoredPage & { met: number; best: number }>();
  function add(matches: ReadonlyMap<number, Match>, weight: number, met: number): void {
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
  for (const wish of wishes) add(matchesOfWish(wish, answers, count), wish.weight, wish.weight);
  for (const term of joined) {
    add(matchesOf(answers.get(term) ?? [], count), joinedQuality, 0);
  }
  return [...found.values()]
    .filter(({ met }) => met >= total * leastMet)
    .map(({ page, score, section, met }) => ({
      page,
      section,
      score: score * Math.min(1, met / total) ** lacking,
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.page - b.page);
}

function matchesOfWish(wish: Wish, answers: Answers, count: number): Map<number, Match> {
  const whole = matchesOf(answers.get(wish.term) ?? [], count);
  const parts = wish.parts.map((part) => matchesOf(answers.get(part) ?? [], count));
  for (const [page, match] of intersect(parts)) {
    if (match.score > (whole.get(page)?.score ?? 0)) whole.set(page, match);
  }
  return whole;
}

function intersect([first, ...others]: readonly ReadonlyMap<number, Match>[]): Map<number, Match> {
  const all = new Map<number, Match>();
  for (const [page, { score, section }] of first ?? []) {
    const rest = others.map((other) => other.get(page)?.score);
    if (rest.includes(undefined)) continue;
    const sum = rest.reduce<number>((total, it) => total + (it ?? 0), score);
    all.set(page, { score: (sum / (rest.length + 1)) * partsQuality, section });
  }
  return all;
}

/** The best of all answers for each page. */
function matchesOf(answers: readonly Answer[], count: number): Map<number, Match> {
  const matches = new Map<number, Match>();
  for (const { postings, quality } of answers) {
    const rarity = rarityOf(postings[0] ?? 0, count);
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

/** A word that few pages have tells more than one that all have. */
function rarityOf(pages: number, count: number): number {
  return Math.log(1 + (count - pages + 0.5) / (pages + 0.5)) + 0.1;
}
