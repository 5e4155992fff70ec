import { correctionsOf, likeness } from '../query/nearest-words.ts';
import { termOf } from '../text/terms-of.ts';
import type { IndexSource } from './index-source.ts';
import type { Postings, TermShard } from './index-files.ts';

/** A term of the index that answers a word of the question, and how well. */
export interface TermMatch {
  term: string;
  postings: Postings;
  quality: number;
  /** How the word is spelled that the reader most likely meant instead of what was typed. */
  meant?: string;
  /** How often the most frequent of the words occurs that complete what was typed: how rare one of them is says nothing. */
  crowd?: number;
}

/** How far a word may be from what it finds. */
export interface LookUpOptions {
  /** The reader may not have finished the word. */
  open: boolean;
  /** The word may be a half or a mistyped one. */
  guess: boolean;
  /** The word as it was typed, with its ending: mistakes are looked for in it. */
  typed?: string;
}

/** Most words that complete one that is being typed. */
const mostCompletions = 16;

/** How well a word answers whose ending was half typed, or that is one mistake away. */
const qualities = { finished: 0.8, corrected: 0.6 };

/** Everything in the index that a word can mean: itself, its continuations, what it continues, what it mistypes. */
export async function lookUp(
  source: IndexSource,
  term: string,
  { open, guess, typed = term }: LookUpOptions,
): Promise<TermMatch[]> {
  if (term === '') return [];
  const exact = answerOf(await termsBeside(source, term), term, 1);
  const found = [
    ...exact,
    ...(open || (guess && exact.length === 0) ? await completionsOf(source, term) : []),
    // A guess whose file is missing must not cost what was found without it.
    ...(open && guess && exact.length === 0 ? await finishedOf(source, typed).catch(() => []) : []),
  ];
  if (found.length > 0 || !guess) return found;
  const corrected = await correctedOf(source, typed);
  return corrected.length > 0 ? corrected : finishedOf(source, typed);
}

/** The terms of the file that a term belongs to. */
async function termsBeside(source: IndexSource, term: string): Promise<TermShard> {
  return source.shard(await placeOf(source, term));
}

async function placeOf(source: IndexSource, term: string): Promise<number> {
  const { shards } = await source.manifest();
  return Math.max(
    shards.findLastIndex((first) => first <= term),
    0,
  );
}

function answerOf(terms: TermShard, term: string, quality: number): TermMatch[] {
  const postings = Object.hasOwn(terms, term) ? terms[term] : undefined;
  return postings ? [{ term, postings, quality }] : [];
}

/** The words that go on where a term ends; they may go on in the next file. */
async function completionsOf(source: IndexSource, term: string): Promise<TermMatch[]> {
  const { shards } = await source.manifest();
  const at = await placeOf(source, term);
  const places = shards[at + 1]?.startsWith(term) ? [at, at + 1] : [at];
  const files = await Promise.all(places.map((place) => source.shard(place)));
  const longer = files
    .flatMap((file) => Object.entries(file))
    .filter(([known]) => known !== term && known.startsWith(term))
    .map(([known, postings]) => ({ term: known, postings, quality: qualityOf(term, known) }))
    .toSorted((a, b) => b.quality - a.quality)
    .slice(0, mostCompletions);
  const crowd = Math.max(...longer.map(({ postings }) => postings[0] ?? 0));
  return longer.map((answer) => ({ ...answer, crowd }));
}

/** The less is missing, the better. */
function qualityOf(term: string, known: string): number {
  return 0.7 * Math.sqrt(term.length / known.length);
}

/** Endings that words of the index lack. */
const endings = ['ing', 'ization', 'ation', 'ion', 'ed', 'es', 'ies', 'ate'];

/** Letters that stand before an ending at least. */
const shortestStem = 3;

/** Words are kept without their endings, so one whose ending is half typed is longer than its term: `pinni` is `pinning`. */
async function finishedOf(source: IndexSource, typed: string): Promise<TermMatch[]> {
  const terms = new Set(finishesOf(typed).map(termOf));
  const found = await Promise.all(
    [...terms].map(async (term) =>
      answerOf(await termsBeside(source, term), term, qualities.finished),
    ),
  );
  return found.flat();
}

/** A word with each ending that its last letters may begin. */
function finishesOf(typed: string): string[] {
  return endings.flatMap((ending) => {
    const starts = Array.from({ length: ending.length - 1 }, (_, at) => ending.slice(0, at + 1));
    return starts
      .filter((start) => typed.endsWith(start) && typed.length - start.length >= shortestStem)
      .map((start) => typed.slice(0, -start.length) + ending);
  });
}

async function correctedOf(source: IndexSource, typed: string): Promise<TermMatch[]> {
  const corrections = correctionsOf(typed, await source.vocabulary());
  const found = await Promise.all(
    corrections.map(async (meant) => {
      const term = termOf(meant);
      const answers = answerOf(await termsBeside(source, term), term, qualities.corrected);
      return answers.map((answer) => ({ ...answer, meant }));
    }),
  );
  // Of words as like, the one that more pages have was meant.
  const fit = ({ meant, postings }: (typeof found)[number][number]) =>
    likeness(meant, typed) + Math.log10(postings[0] ?? 1);
  return found.flat().toSorted((a, b) => fit(b) - fit(a));
}
